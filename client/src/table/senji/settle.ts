import type { Answer, Ask, Json } from '../../protocol';
import type { Choice } from '../question';
import { optionFor, optionsFor } from './answers';
import { flowerKinds, type Combination } from './box';
import { countKinds, faceKind, inOrder, parseCard, type DiplomacyFace } from './faces';
import type { FlowerKind } from './types';

/** A combination as my flowers stand to it. */
export interface Row {
  id: string;
  honour: number;
  /** One for each card needed, and whether I have it. */
  pips: { kind: FlowerKind; have: boolean }[];
  missing: { kind: FlowerKind; n: number }[];
  /** The option that redeems it now. */
  option: number | null;
  /** Options that redeem it with one card taken for another kind, and that kind. */
  wild: { option: number; kind: string }[];
  /** Another one that could be redeemed but not as well as this one, and the kind they both want. */
  rival: { id: string; kind: FlowerKind } | null;
}

export function byKind(flowers: readonly string[]): { kind: FlowerKind; faces: string[] }[] {
  const sorted = inOrder(flowers);
  return flowerKinds.map((kind) => ({ kind, faces: sorted.filter((face) => faceKind(face) === kind) }));
}

export function combinationRows(combinations: readonly Combination[], flowers: readonly string[], ask: Ask | null): Row[] {
  const have = countKinds(flowers);
  const needs = (one: Combination, kind: FlowerKind) => one.needs[kind] ?? 0;
  const full = combinations.filter((one) => flowerKinds.every((kind) => have[kind] >= needs(one, kind)));
  return combinations.map((one) => {
    const missing = flowerKinds.flatMap((kind) => (needs(one, kind) > have[kind] ? [{ kind, n: needs(one, kind) - have[kind] }] : []));
    const shared = (other: Combination, kind: FlowerKind) => needs(one, kind) > 0 && needs(other, kind) > 0 && needs(one, kind) + needs(other, kind) > have[kind];
    const rivals = full.includes(one) ? full.filter((other) => other !== one) : [];
    const [rival = null] = rivals.flatMap((other) => flowerKinds.flatMap((kind) => (shared(other, kind) ? [{ id: other.id, kind }] : [])));
    return {
      id: one.id,
      honour: one.honour,
      pips: flowerKinds.flatMap((kind) => Array.from({ length: needs(one, kind) }, (_, at) => ({ kind, have: at < have[kind] }))),
      missing,
      option: ask === null ? null : optionFor(ask, 'redeem', { combination: one.id }),
      wild: ask === null ? [] : optionsFor(ask, 'redeem_wild').flatMap((option) => wildKind(ask, option, one.id)),
      rival,
    };
  });
}
function wildKind(ask: Ask, option: number, id: string): { option: number; kind: string }[] {
  const { combination, kind } = ask.options[option]?.args ?? {};
  return combination === id && typeof kind === 'string' ? [{ option, kind }] : [];
}
/** The faces that a combination would take: of each kind the first ones. */
export function facesFor(one: Combination, flowers: readonly string[]): string[] {
  return byKind(flowers).flatMap(({ kind, faces }) => faces.slice(0, one.needs[kind] ?? 0));
}

/** Candidates of the only pick of an act, all of its options together. */
export function cardsFor(ask: Ask | null, act: string): string[] {
  if (ask === null) return [];
  const shown = optionsFor(ask, act).flatMap((option) => ask.options[option]?.picks[0]?.shown ?? []);
  return shown.filter((one): one is string => typeof one === 'string');
}

/** For the set: of every foreign family the cards in hand, the least useful first, and which one is chosen. */
export interface SetFamily {
  family: string;
  cards: string[];
  chosen: string | null;
}
// low numbers are given first; of equal ones those that can still score by themselves last
const leastUseful = ['trade', 'support', 'hostage'];
export function setFamilies(hand: readonly string[], own: string, families: readonly string[], wish: Readonly<Record<string, string>>): SetFamily[] {
  const worth = ({ value, kind }: DiplomacyFace) => value * leastUseful.length + leastUseful.indexOf(kind);
  return families
    .filter((family) => family !== own)
    .map((family) => {
      const faces = of(hand, family).flatMap((card) => parseCard(card) ?? []);
      const cards = faces.sort((a, b) => worth(a) - worth(b)).map(({ kind, value }) => `${family}.${kind}.${value}`);
      const wished = wish[family];
      return { family, cards, chosen: (wished !== undefined && cards.includes(wished) ? wished : cards[0]) ?? null };
    });
}
/** Different cards of one family. */
function of(cards: readonly string[], family: string): string[] {
  return [...new Set(cards.filter((card) => parseCard(card)?.family === family))];
}

/** What stands before me of one family: displayed, can be displayed, can be taken back, or why there is nothing. */
export interface HostageSlot {
  family: string;
  displayed: string | null;
  /** Cards that can be laid out now. */
  free: string[];
  canTakeBack: boolean;
  /** Hostages of this family in hand, whether or not one can be laid out. */
  held: string[];
}
export function hostageSlots(ask: Ask | null, families: readonly string[], own: string, displayed: readonly string[], hand: readonly string[]): HostageSlot[] {
  const free = cardsFor(ask, 'display');
  const back = cardsFor(ask, 'take_back');
  return families
    .filter((family) => family !== own)
    .map((family) => {
      const [shown = null] = of(displayed, family);
      const held = of(hand, family).filter((card) => parseCard(card)?.kind === 'hostage');
      return { family, displayed: shown, free: of(free, family), canTakeBack: shown !== null && back.includes(shown), held };
    });
}

/** An order with one of its members moved to another place. */
export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const one = order[from];
  if (one === undefined || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((_, at) => at !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/** Where honour came from, and where it went. */
export function gains(sources: Readonly<Record<string, number>>): { source: string; n: number }[] {
  return Object.entries(sources).flatMap(([source, n]) => (n > 0 ? [{ source, n }] : []));
}
export function losses(sources: Readonly<Record<string, number>>): { source: string; n: number }[] {
  return Object.entries(sources).flatMap(([source, n]) => (n < 0 ? [{ source, n }] : []));
}

/** Numbers that a pick offers: how many armies. */
export function numbers(shown: readonly Json[]): number[] {
  return shown.filter((one): one is number => typeof one === 'number');
}

/** What one more flower would bring: combinations that come nearer by it, and how near. */
export function brings(list: readonly Combination[], flowers: readonly string[], face: string): { id: string; have: number; need: number }[] {
  const have = countKinds(flowers);
  const kind = faceKind(face);
  const sum = (of: (kind: FlowerKind) => number) => flowerKinds.reduce((all, each) => all + of(each), 0);
  return list.flatMap((one) => {
    const needs = (each: FlowerKind) => one.needs[each] ?? 0;
    if (needs(kind) <= have[kind]) return [];
    return [{ id: one.id, have: sum((each) => Math.min(have[each], needs(each))) + 1, need: sum(needs) }];
  });
}
/** Combinations that could be redeemed now and could not without this flower. */
export function breaks(list: readonly Combination[], flowers: readonly string[], face: string): string[] {
  const have = countKinds(flowers);
  const kind = faceKind(face);
  return list.flatMap((one) => {
    const full = flowerKinds.every((each) => have[each] >= (one.needs[each] ?? 0));
    return full && (one.needs[kind] ?? 0) === have[kind] ? [one.id] : [];
  });
}
/** Questions that belong to somebody's settlement and lay out something to choose from. */
export const settleAsks = new Set([
  'senji-show-flowers', 'senji-pick-flower', 'senji-recruit', 'senji-station', 'senji-swap-flower', 'senji-swap-card', 'senji-spy', 'senji-search',
]);

/** An answer is what has been chosen so far. */
export function isLaid(choice: Choice | null, answer: Answer | null): boolean {
  return choice !== null && answer !== null && choice.option === answer[0] && JSON.stringify(choice.picked) === JSON.stringify(answer[1]);
}
