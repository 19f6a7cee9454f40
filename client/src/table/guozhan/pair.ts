import type { Answer, Ask, Kingdom, Origin } from '../../protocol';
import { kingdoms } from './faces';
import { areCompanions, kingdomsOf, things, type GeneralThing } from './things.svelte';

/** Two generals that may be chosen, with the answer that chooses them. */
export interface Way {
  head: string;
  deputy: string;
  /** What tells it from another with the same two: the head as its lord, or the kingdom that a dual-kingdom head takes. */
  as: 'lord' | Kingdom | null;
  answer: Answer;
}
/** What is chosen so far; null: nobody yet. */
export interface Pair {
  head: string | null;
  deputy: string | null;
}
export const nobody: Pair = { head: null, deputy: null };

/** Every pair of the question: two of one kingdom in either order, and with a general of one place whoever takes the other. */
export function waysOf(ask: Ask): Way[] {
  return ask.options.flatMap(({ act, args, picks }, option): Way[] => {
    const ids = (picks[0]?.shown ?? []).map((id) => (typeof id === 'string' ? id : ''));
    const { general, kingdom } = args;
    if (act !== 'pair_with') {
      const as = kingdoms.find((one) => one === kingdom) ?? null;
      return ids.flatMap((head, at) => ids.flatMap((deputy, to) => (at === to ? [] : [{ head, deputy, as, answer: [option, [[at, to]]] }])));
    }
    if (typeof general !== 'string') return [];
    const thing = things.generals.get(general);
    // which place it has is not known yet
    if (thing === undefined) return [];
    const { place, lord_of: named } = thing;
    if (named !== undefined) return ids.map((deputy, at) => ({ head: named, deputy, as: 'lord', answer: [option, [[at]]] }));
    return ids.map((other, at) => ({ ...(place === 'head' ? { head: general, deputy: other } : { head: other, deputy: general }), as: null, answer: [option, [[at]]] }));
  });
}
/** The pairs that begin like this. */
export function waysWith(ways: readonly Way[], { head, deputy }: Pair): Way[] {
  return ways.filter((way) => (head === null || way.head === head) && (deputy === null || way.deputy === deputy));
}
/** The one that is meant where there are several. */
export function wayOf(ways: readonly Way[], pair: Pair, as: Way['as'] = null): Way | null {
  const found = pair.head === null || pair.deputy === null ? [] : waysWith(ways, pair);
  return found.find((way) => way.as === as) ?? found[0] ?? null;
}
/** The only place that it may have among these. */
export function onlyPlace(ways: readonly Way[], id: string): Origin | null {
  const head = ways.some((way) => way.head === id);
  const deputy = ways.some((way) => way.deputy === id);
  return head === deputy ? null : head ? 'head' : 'deputy';
}
/** It goes beside what is chosen, in one place or the other. */
export function goesWith(ways: readonly Way[], id: string, chosen: string): boolean {
  return ways.some(({ head, deputy }) => (head === chosen && deputy === id) || (head === id && deputy === chosen));
}

/** A general is pressed: given back, or put beside the one that is chosen, else it begins anew. */
export function press(ways: readonly Way[], pair: Pair, id: string): Pair {
  if (pair.head === id) return { ...pair, head: null };
  if (pair.deputy === id) return { ...pair, deputy: null };
  const { head, deputy } = pair;
  const beside = [{ head, deputy: id }, { head: id, deputy }, { head: id, deputy: head }, { head: deputy, deputy: id }];
  const alone = [{ head: id, deputy: null }, { head: null, deputy: id }];
  const found = (head === null && deputy === null ? [] : beside).find((one) => wayOf(ways, one) !== null);
  return found ?? alone.find((one) => waysWith(ways, one).length > 0) ?? pair;
}
/** null: they may not stand the other way round. */
export function swapped(ways: readonly Way[], { head, deputy }: Pair): Pair | null {
  const other = { head: deputy, deputy: head };
  return wayOf(ways, other) === null ? null : other;
}

/** What two generals come to, head first. */
export interface Worth {
  head: number;
  deputy: number;
  /** Maximum HP: half fish in pairs. */
  hp: number;
  /** A half fish is left over. */
  fish: boolean;
  companions: boolean;
  /** The lord that the head is from the beginning. */
  lord: GeneralThing | null;
}
/** null while the server has not said what they are. `lordly`: a head of whom there is a lord is the lord. */
export function worthOf(head: string, deputy: string, lordly = true): Worth | null {
  const lord = (lordly ? things.lordOf(head) : undefined) ?? null;
  const one = lord ?? things.generals.get(head);
  const other = things.generals.get(deputy);
  if (one === undefined || other === undefined) return null;
  const halves = { head: one.half_fish - (one.less_as_head ?? 0), deputy: other.half_fish - (other.less_as_deputy ?? 0) };
  const sum = halves.head + halves.deputy;
  return { ...halves, hp: Math.floor(sum / 2), fish: sum % 2 === 1, companions: areCompanions(one.id, deputy), lord };
}

/** The kingdom of which a partner is looked for; null: any will do. */
export function kingdomFor(id: string): string | null {
  const thing = things.generals.get(id);
  const [only, more] = thing === undefined ? [] : kingdomsOf(thing);
  return only === undefined || only === 'careerist' || more !== undefined ? null : only;
}
