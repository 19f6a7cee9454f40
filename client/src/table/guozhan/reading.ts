import type { Args, GzSeat, GzView, Json, LogLine, Waiting } from '../../protocol';

export const phases = ['prepare', 'judge', 'draw', 'play', 'discard', 'finish'] as const;
const within: Record<string, string> = { turn: 'prepare', action: 'play', end: 'finish', over: 'finish' };
export function phaseOf(view: GzView): string {
  return within[view.stage] ?? view.stage;
}

export const slots = ['weapon', 'armor', 'plus_horse', 'minus_horse', 'treasure'] as const;
export function gearOf(seat: GzSeat): { slot: (typeof slots)[number]; card: string }[] {
  return slots.flatMap((slot) => {
    const card = seat.equip[slot];
    return card === null || card === undefined ? [] : [{ slot, card }];
  });
}

/** 调虎离山: not at the table for this turn. */
export function isAway({ alive, effects }: GzSeat): boolean {
  return alive && effects.includes('lure_tiger');
}
/** The others in turn order, from the one after `foot`; the turn goes counter-clockwise. */
export function around(view: GzView, foot: number): number[] {
  return Array.from({ length: view.players - 1 }, (_, at) => (foot + 1 + at) % view.players);
}

/** A card that is being used: the kind it counts as, and what it is made of. */
export interface Used {
  seat: number;
  card: string;
  cards: string[];
  skill: string | null;
  targets: number[];
  second: number | null;
}
export interface Answered {
  seat: number;
  card: string;
  cards: string[];
}
/** One 无懈可击 on another: `against` the trick, or the one before it. */
export interface Nullified extends Answered {
  against: string;
  target: number;
  depth: number;
  kingdom: boolean;
}
/** What is going on right now, as far as the log and the cards on the table tell. */
export interface Running {
  use: Used | null;
  answers: Answered[];
  chain: Nullified[];
  judge: { seat: number; why: string; card: string } | null;
  dying: number | null;
  /** General cards turned up for a new deputy, and which one it became (null: not yet, or face down). */
  sought: { seat: number; generals: string[]; found: string | null } | null;
}

const num = (value: Json | undefined): number => (typeof value === 'number' ? value : -1);
const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const words = (value: Json | undefined): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const nums = (value: Json | undefined): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []);

/** What printed card stands for a kind made of these: its suit and rank show if it is one. */
export function madeOf(kind: string, cards: readonly string[]): string {
  const [only] = cards;
  const print = cards.length === 1 && only !== undefined ? only.slice(only.lastIndexOf('.')) : '';
  return `${kind}${print}`;
}

/** Answers are asked for while a card without any physical one is being used. */
const answering = new Set(['gz-dodge', 'gz-slash', 'gz-nullify', 'gz-nullify-mine', 'gz-borrowed', 'gz-skill']);

export function running(view: GzView, log: readonly LogLine[], waiting: Pick<Waiting, 'about'> | null): Running {
  const from = log.findLastIndex(({ key }) => key === 'gz-turn');
  const here = new Set(view.processing);
  let uses: Used[] = [];
  let answers: Answered[] = [];
  let chain: Nullified[] = [];
  let judge = null as Running['judge'];
  let dying: number[] = [];
  let sought = null as Running['sought'];
  let before: LogLine | null = null;
  for (const line of log.slice(from + 1)) {
    const a: Args = line.args;
    switch (line.key) {
      case 'gz-use':
        uses = [...uses, { seat: num(a['seat']), card: word(a['card']), cards: words(a['cards']), skill: word(a['skill']) || null, targets: nums(a['targets']), second: typeof a['second'] === 'number' ? a['second'] : null }];
        [answers, chain, sought] = [[], [], null];
        break;
      case 'gz-deputy-sought':
        sought = { seat: num(a['seat']), generals: words(a['generals']), found: null };
        break;
      case 'gz-deputy-changed':
        sought = sought === null ? null : { ...sought, found: word(a['general']) || null };
        break;
      case 'gz-redirect':
        uses = uses.map((use, at) => (at === uses.length - 1 ? { ...use, targets: use.targets.map((one) => (one === a['seat'] ? num(a['target']) : one)) } : use));
        break;
      case 'gz-add-target':
        uses = uses.map((use, at) => (at === uses.length - 1 ? { ...use, targets: [...use.targets, num(a['target'])] } : use));
        break;
      case 'gz-cancel':
        uses = uses.map((use, at) => (at === uses.length - 1 ? { ...use, targets: use.targets.filter((one) => one !== a['seat']) } : use));
        break;
      case 'gz-nullify': {
        const one = { seat: num(a['seat']), card: word(a['card']), cards: [], against: word(a['against']), target: num(a['target']), depth: num(a['depth']), kingdom: a['kingdom'] === true };
        chain = one.depth === 0 ? [one] : [...chain.slice(0, one.depth), one];
        break;
      }
      case 'gz-respond':
        if (before?.key === 'gz-nullify') chain = chain.map((one, at) => (at === chain.length - 1 ? { ...one, cards: words(a['cards']) } : one));
        else answers = [...answers, { seat: num(a['seat']), card: word(a['card']), cards: words(a['cards']) }];
        break;
      case 'gz-nullified':
      case 'gz-no-effect':
        chain = [];
        break;
      case 'gz-judge':
        judge = { seat: num(a['seat']), why: word(a['why']), card: word(a['card']) };
        break;
      case 'gz-judge-replaced':
        judge = judge === null ? null : { ...judge, card: word(a['card']) };
        break;
      case 'gz-dying':
        dying = [...dying, num(a['seat'])];
        break;
      case 'gz-saved':
      case 'gz-death':
        dying = dying.filter((one) => one !== a['seat']);
        break;
    }
    before = line;
  }
  const lies = ({ cards }: { cards: readonly string[] }) => cards.some((card) => here.has(card));
  const last = uses.at(-1);
  const use = uses.findLast(lies) ?? (last?.cards.length === 0 && answering.has(waiting?.about ?? '') ? last : null);
  return {
    use,
    answers: answers.filter(lies),
    chain: chain.some(lies) ? chain : [],
    judge: judge !== null && here.has(judge.card) ? judge : null,
    dying: dying.at(-1) ?? null,
    sought,
  };
}

/** If nobody adds another: is the trick cancelled, or does it take effect? Every 无懈可击 turns it over. */
export function cancelled(chain: readonly Nullified[]): boolean {
  return chain.length % 2 === 1;
}
