import { t } from '../../i18n.svelte';
import type { GzSeat } from '../../protocol';
import { textId } from '../words';

/** Marks of one kind that somebody holds. */
export interface Held {
  id: string;
  n: number;
}
/** In the order in which the first of each was got. */
export function heldBy({ marks = [] }: GzSeat): Held[] {
  return [...new Set(marks)].map((id) => ({ id, n: marks.filter((one) => one === id).length }));
}
export function markName(id: string): string {
  return t(`ui-gz-held-${textId(id)}-name`);
}
export function markRule(id: string): string {
  return t(`ui-gz-held-${textId(id)}-rule`);
}
/** One character that stands for the mark. */
export function markGlyph(id: string): string {
  return t(`ui-gz-held-${textId(id)}-glyph`);
}

const spending = /^mark_(\w+)$/;
/** 标记: an act that spends one. */
export function spendsMark(act: string): boolean {
  return spending.test(act);
}
/** What spending it does, in a word or two. */
export function spendName(act: string): string {
  return t(`ui-gz-spend-${textId(spending.exec(act)?.[1] ?? '')}`);
}
/** Which mark an act spends that asks for none: `mark_companion_rescue`. */
export function markOfRescue(act: string): string | null {
  return /^mark_(\w+)_rescue$/.exec(act)?.[1] ?? null;
}
