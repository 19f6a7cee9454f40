import type { Ask } from '../../protocol';
import { areCompanions, things } from './things.svelte';

/** Where a general stands in the question: the option of its kingdom, and its position there. */
export interface Spot {
  option: number;
  at: number;
}
/** null: nobody dealt to me goes with it. */
export function spotOf(ask: Ask, id: string): Spot | null {
  for (const [option, { picks }] of ask.options.entries()) {
    const at = picks[0]?.shown.indexOf(id) ?? -1;
    if (at >= 0) return { option, at };
  }
  return null;
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
}
/** null while the server has not said what they are. */
export function worthOf(head: string, deputy: string): Worth | null {
  const one = things.generals.get(head)?.half_fish;
  const other = things.generals.get(deputy)?.half_fish;
  if (one === undefined || other === undefined) return null;
  const sum = one + other;
  return { head: one, deputy: other, hp: Math.floor(sum / 2), fish: sum % 2 === 1, companions: areCompanions(head, deputy) };
}
