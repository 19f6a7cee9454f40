import { t } from '../../i18n.svelte';
import { textId } from '../words';
import { faceInfo, flowerKinds } from './box';
import { familyName, isFamily } from './families';
import type { CardKind, FamilyId, FlowerKind } from './types';

export interface DiplomacyFace {
  family: FamilyId;
  kind: CardKind;
  value: number;
}

/** `fan.hostage.4` in its parts; null for anything else. */
export function parseCard(card: unknown): DiplomacyFace | null {
  if (typeof card !== 'string') return null;
  const [family, kind, value] = card.split('.');
  if (!isFamily(family) || (kind !== 'hostage' && kind !== 'support' && kind !== 'trade') || value === undefined) return null;
  return { family, kind, value: Number(value) };
}
export function cardName(card: string): string {
  const face = parseCard(card);
  return face === null ? card : t('senji-printed', { family: familyName(face.family), kind: kindName(face.kind), value: face.value });
}
export function kindName(kind: CardKind): string {
  return t(`senji-card-${kind}-name`);
}
export function kindGlyph(kind: CardKind): string {
  return t(`senji-card-${kind}-glyph`);
}
/** A wish left open: `any`, or `fan.any`. */
export function wildName(wild: string): string {
  const family = wild.split('.')[0] ?? '';
  return isFamily(family) ? t('senji-any-of', { family: familyName(family) }) : t('senji-any');
}

export function faceKind(face: string): FlowerKind {
  return faceInfo(face)?.kind ?? 'plain';
}
export function faceName(face: string): string {
  return faceInfo(face) === null ? face : t(`senji-face-${textId(face)}-name`);
}
export function flowerName(kind: FlowerKind): string {
  return t(`senji-flower-${kind}-name`);
}
/** Hanafuda as they lie in a hand: by kind, then by month. */
export function inOrder(list: readonly string[]): string[] {
  const place = (face: string) => flowerKinds.indexOf(faceKind(face));
  return [...list].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}
export function countKinds(list: readonly string[]): Record<FlowerKind, number> {
  const count: Record<FlowerKind, number> = { sun: 0, animal: 0, ribbon: 0, plain: 0 };
  for (const face of list) count[faceKind(face)] += 1;
  return count;
}
