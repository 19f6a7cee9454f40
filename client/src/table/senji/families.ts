import { t } from '../../i18n.svelte';
import { textId } from '../words';
import { familyIds, isSea } from './box';
import type { FamilyId } from './types';

export { familyIds } from './box';

export function isFamily(value: unknown): value is FamilyId {
  return familyIds.some((id) => id === value);
}
export function familyName(id: string): string {
  return t(`senji-family-${textId(id)}-name`);
}
export function provinceName(id: string): string {
  return t(`senji-province-${textId(id)}-name`);
}
export function seaName(id: string): string {
  return t(`senji-sea-${textId(id)}-name`);
}
/** A province or a sea. */
export function placeName(id: string): string {
  return isSea(id) ? seaName(id) : provinceName(id);
}
export function samuraiName(id: string): string {
  return t(`senji-samurai-${textId(id)}-name`);
}
export function samuraiRule(id: string): string {
  return t(`senji-samurai-${textId(id)}-rule`);
}
export function combinationName(id: string): string {
  return t(`senji-combination-${textId(id)}-name`);
}
export function orderName(kind: string): string {
  return t(`senji-order-${textId(kind)}-name`);
}
/** What stands on the tile of an order. */
export function orderGlyph(kind: string): string {
  return t(`ui-sj-order-${textId(kind)}-glyph`);
}
export function seasonName(id: string): string {
  return t(`senji-season-${id}-name`);
}
