import type { Args, Gang, Json, LogLine, SoulKnown, SoulNote, SoulView } from '../../protocol';
import { gangs, ownItem } from './kinds';

/** When and from which news something was learnt; `open`: everybody saw it. */
export interface Origin {
  turn: number;
  key: string;
  open: boolean;
}
export interface Origins {
  gang: Origin | null;
  stand: Origin | null;
  items: Record<string, Origin>;
}

interface Fact {
  seat: Json | undefined;
  what: 'gang' | 'stand' | 'item';
  value?: Json | undefined;
  open?: boolean;
}

/** Which news say where something is; `a` are their arguments with the private ones, `me` my seat. */
const sources: Record<string, (a: Args, me: number) => Fact[]> = {
  'soul-mind-read': (a) => (has(a, 'gang') ? [{ seat: a['of'], what: 'gang' }] : []),
  'soul-look': (a) => (has(a, 'gang') ? [{ seat: a['loser'], what: 'gang' }, { seat: a['loser'], what: 'stand' }] : []),
  'soul-swapped': (a, me) => (has(a, 'other') ? [{ seat: a['seat'] === me ? a['with'] : a['seat'], what: 'stand' }] : []),
  'soul-search': (a) => hand(a, 'loser'),
  'soul-checkpoint': (a) => hand(a, 'of'),
  'soul-mori-miss': (a) => hand(a, 'target'),
  'soul-offer': (a) => [{ seat: a['from'], what: 'item', value: a['item'] }],
  'soul-accept': (a) => [{ seat: a['to'], what: 'item', value: a['item'] }, { seat: a['from'], what: 'item', value: a['back'] }],
  'soul-announce': (a) => [
    a['effect'] === 'pouch'
      ? { seat: a['receiver'], what: 'item', value: a['item'] }
      : { seat: a['receiver'], what: 'item', value: a['effect'], open: true },
  ],
  'soul-use-item': (a) => [{ seat: a['seat'], what: 'item', value: a['item'], open: true }],
  'soul-gift': (a) => [{ seat: a['to'], what: 'item', value: a['item'] }],
  'soul-paid': (a) => [{ seat: a['to'], what: 'item', value: a['item'] }],
  'soul-take': (a) => [{ seat: a['winner'], what: 'item', value: a['item'] }, { seat: a['loser'], what: 'item', value: a['returned'] }],
  'soul-passed': (a) => [{ seat: a['to'], what: 'item', value: a['gave'] }],
  'soul-mori': (a) => [{ seat: a['seat'], what: 'item', value: a['kind'], open: true }],
};

function has(args: Args, name: string): boolean {
  return args[name] !== undefined && args[name] !== null;
}
function hand(args: Args, whose: string): Fact[] {
  const items = args['items'];
  return Array.isArray(items) ? items.map((value): Fact => ({ seat: args[whose], what: 'item', value })) : [];
}

/** For each seat, where what I know of it comes from: the last news that told it. */
export function origins(log: readonly LogLine[], players: number, me: number): Origins[] {
  const found = Array.from({ length: players }, (): Origins => ({ gang: null, stand: null, items: {} }));
  let turn = 1;
  for (const { key, args, mine } of log) {
    if (key === null) continue;
    if (key === 'soul-turn') turn = Number(args['turn']);
    for (const fact of sources[key]?.({ ...args, ...mine }, me) ?? []) {
      const of = typeof fact.seat === 'number' ? found[fact.seat] : undefined;
      if (of === undefined) continue;
      const origin: Origin = { turn, key, open: fact.open === true };
      if (fact.what !== 'item') of[fact.what] = origin;
      else if (typeof fact.value === 'string') of.items[fact.value] = origin;
    }
  }
  return found;
}

/** A seat's gang as far as I know it, myself included. */
export function gangOf(view: SoulView, seat: number): Gang | null {
  if (view.reveal !== null) return view.reveal.gangs[seat] ?? null;
  return view.me?.seat === seat ? view.me.gang : knownOf(view, seat).gang;
}
export function knownOf(view: SoulView, seat: number): SoulKnown {
  return view.known?.[seat] ?? { gang: null, stand: null, items: [] };
}
export function members(view: SoulView, gang: Gang): number[] {
  return seatsOf(view).filter((seat) => gangOf(view, seat) === gang);
}
export function seatsOf(view: SoulView): number[] {
  return [...view.seats.keys()];
}

/** The sizes (Sengoku, Three Kingdoms) that what I know leaves possible. */
export function possibleSizes(view: SoulView): [number, number][] {
  const [a, b] = gangs.map((gang) => members(view, gang).length);
  return view.gang_sizes.filter(([most, other]) => (a ?? 0) <= most && (b ?? 0) <= other);
}
/** How many victory items a gang may need: two answers while nobody can know which gang is the smaller. */
export function needs(view: SoulView, gang: Gang): number[] {
  const at = gangs.indexOf(gang);
  const found = possibleSizes(view).map((sizes) => ((sizes[at] ?? 0) < (sizes[1 - at] ?? 0) ? 2 : 3));
  return [...new Set(found)].sort();
}

export interface Holding {
  seat: number;
  n: number;
  /** How many of them may have moved since. */
  unsure: number;
}
/** Who holds a kind, as far as I know. */
export function holders(view: SoulView, kind: string): Holding[] {
  return seatsOf(view).flatMap((seat) => {
    const mine = view.me?.seat === seat ? view.me.items.filter((item) => item === kind).length : 0;
    const theirs = knownOf(view, seat).items.filter((item) => item.kind === kind);
    const n = mine + theirs.length;
    return n === 0 ? [] : [{ seat, n, unsure: theirs.filter((item) => !item.sure).length }];
  });
}

/** What a declaration would have, as far as I know: mine, and for each named seat its own. */
export function declared(view: SoulView, gang: Gang, named: readonly number[]): Holding[] {
  const counted = new Set(view.me?.gang === gang ? [view.me.seat, ...named] : named);
  return holders(view, ownItem[gang]).filter((one) => counted.has(one.seat));
}

/** What the fight would bring if nobody did anything more. */
export function verdict(view: SoulView): { id: string; args: Args } | null {
  const { fight } = view;
  if (fight === null) return null;
  const winner = fight.would === 'attacker' ? fight.attacker : fight.defender;
  const decided = fight.winner !== null ? 'decided' : 'would';
  if (fight.named !== null) return { id: 'ui-table-verdict-named', args: { winner } };
  if (fight.would === 'tie') return { id: `ui-table-verdict-${decided}-tie`, args: { attacker: fight.attacker, rest: view.pile > 0 ? 'some' : 'none' } };
  const even = fight.attack_power === fight.defend_power;
  return { id: `ui-table-verdict-${decided}${even ? '-even' : ''}`, args: { winner, side: fight.would } };
}

/** A note in words: its text, and its arguments. */
export function noteText(note: SoulNote): { id: string; args: Args } {
  const { what, ...rest } = note;
  const args = Object.fromEntries(Object.entries(rest).filter((one): one is [string, Json] => one[1] !== undefined));
  const id = what === 'got' && note.seat === null ? 'note-got-pile' : `note-${what.replaceAll('_', '-')}`;
  return { id, args };
}
