import type { Args, Json, LogLine } from '../../protocol';
import { newsId } from '../words';
import type { Both, SjView } from './types';

/** A war as the news have told it so far. Pairs are attacker and defender. */
export interface WarStory {
  /** The line that began it. */
  n: number;
  attacker: number;
  defender: number;
  province: string;
  origin: string;
  armies: Both<number>;
  samurai: Both<string[]>;
  executed: { cards: string[]; gain: number; loss: number } | null;
  round: number;
  dice: string[] | null;
  /** Of the dice, which have been rolled again. */
  again: number[];
  crests: Both<number>;
  supports: Both<string | null> | null;
  points: Both<number>;
  sums: Both<number> | null;
  won: { seat: number; removed: Both<number>; honour: number } | null;
  conquered: boolean;
  orderLost: boolean;
}

const num = (value: Json | undefined) => (typeof value === 'number' ? value : 0);
const str = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const list = (value: Json | undefined) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const pair = (value: Json | undefined): Both<number> => (Array.isArray(value) ? [num(value[0]), num(value[1])] : [0, 0]);

/** The last war of the log; null before the first. */
export function lastWar(log: readonly LogLine[]): WarStory | null {
  const from = log.findLastIndex(({ key }) => key === 'senji-war');
  if (from < 0) return null;
  const lines = log.slice(from);
  const first = lines[0];
  if (first === undefined) return null;
  return lines.slice(1).reduce((story, line) => (story.won !== null && !after.has(line.key ?? '') ? story : tell(story, line)), begin(first));
}
/** What still belongs to a war that has been won. */
const after = new Set(['senji-conquered', 'senji-order-lost']);

function begin({ n, args }: LogLine): WarStory {
  return {
    n,
    attacker: num(args['attacker']),
    defender: num(args['defender']),
    province: str(args['province']),
    origin: str(args['origin']),
    armies: [num(args['armies']), num(args['against'])],
    samurai: [list(args['samurai']), list(args['guards'])],
    executed: null,
    round: 0,
    dice: null,
    again: [],
    crests: [0, 0],
    supports: null,
    points: [0, 0],
    sums: null,
    won: null,
    conquered: false,
    orderLost: false,
  };
}

function tell(story: WarStory, line: LogLine): WarStory {
  const args: Args = newsId(line)?.args ?? line.args;
  switch (line.key) {
    case 'senji-executed':
      return { ...story, executed: { cards: list(args['cards']), gain: num(args['gain']), loss: num(args['loss']) } };
    case 'senji-dice':
      return { ...story, round: story.round + 1, dice: list(args['dice']), again: [], crests: pair(args['crests']), supports: null, points: [0, 0], sums: null };
    case 'senji-rerolled': {
      const dice = list(args['dice']);
      const fresh = list(args['new']);
      return { ...story, dice, again: changed(story.dice ?? [], dice, fresh) };
    }
    case 'senji-supports': {
      const cards = Array.isArray(args['cards']) ? args['cards'].map((one) => (typeof one === 'string' ? one : null)) : [];
      return { ...story, supports: [cards[0] ?? null, cards[1] ?? null], points: pair(args['points']) };
    }
    case 'senji-war-sum':
      return { ...story, sums: pair(args['sums']) };
    case 'senji-war-won':
      return { ...story, won: { seat: num(args['seat']), removed: pair(args['removed']), honour: num(args['honour']) } };
    case 'senji-conquered':
      return { ...story, conquered: true };
    case 'senji-order-lost':
      return { ...story, orderLost: true };
    default:
      return story;
  }
}

/** Which dice of a roll carry what has just fallen: those at a place that shows another face, else any with that face. */
function changed(before: readonly string[], now: readonly string[], fresh: readonly string[]): number[] {
  const found: number[] = [];
  for (const face of fresh) {
    const moved = now.findIndex((one, at) => one === face && before[at] !== face && !found.includes(at));
    const at = moved >= 0 ? moved : now.findIndex((one, other) => one === face && !found.includes(other));
    if (at >= 0) found.push(at);
  }
  return found;
}

/** Dice that show each side's family. */
export function crestsOf(view: SjView, story: WarStory): Both<number> {
  const count = (seat: number) => (story.dice ?? []).filter((face) => face === view.seats[seat]?.family).length;
  return [count(story.attacker), count(story.defender)];
}
/** What samurai are worth in a war: one each, and what their powers add (the view says). */
export function bonusOf(view: SjView, story: WarStory): Both<number> {
  const { war } = view;
  if (war !== null && war.province === story.province && war.attacker === story.attacker) return war.bonus;
  const rest = (side: 0 | 1) => (story.sums?.[side] ?? 0) - story.armies[side] - crestsOf(view, story)[side] - story.points[side];
  return story.sums === null ? [story.samurai[0].length, story.samurai[1].length] : [rest(0), rest(1)];
}
