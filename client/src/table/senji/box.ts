import { diplomacy, families, hanafuda, limits, provinces, samurai, sea_adjacency, seas, straits } from '../../../../src/sanzhan/senji/components.json';
import type { CardKind, Colour, FamilyId, FlowerKind, SeaId } from './types';

// What is in the box: the file that the rules read, looked up by id.

export const familyIds = families.map(({ id }) => id as FamilyId);
export const seaIds = seas.map(({ id }) => id as SeaId);
export { limits };

export interface ProvinceInfo {
  id: string;
  home: FamilyId;
  next: { to: string; strait: boolean }[];
  seas: SeaId[];
}
export const provinceList: ProvinceInfo[] = provinces.map((one) => ({
  id: one.id,
  home: one.home_family as FamilyId,
  next: one.adjacent.map(({ to, via }) => ({ to, strait: via === 'strait' })),
  seas: one.seas as SeaId[],
}));
const byProvince = new Map(provinceList.map((one) => [one.id, one]));
export function provinceInfo(id: string): ProvinceInfo | null {
  return byProvince.get(id) ?? null;
}
export function homesOf(family: string): string[] {
  return families.find(({ id }) => id === family)?.home ?? [];
}

export interface SeaInfo {
  id: SeaId;
  coast: string[];
  next: SeaId[];
}
export const seaList: SeaInfo[] = seas.map(({ id, coast }) => ({
  id: id as SeaId,
  coast,
  next: sea_adjacency.filter((pair) => pair.includes(id)).flatMap((pair) => pair.filter((other): other is SeaId => other !== id)),
}));
export function isSea(id: string): id is SeaId {
  return seaIds.includes(id as SeaId);
}
export const straitPairs: [string, string][] = straits.map(({ a, b }) => [a, b]);

/** Cards as they travel: `fan.hostage.4`; equal ones as often as they are printed. */
export const allCards: string[] = diplomacy.cards.map(({ family, kind, value }) => `${family}.${kind}.${value}`);
export const cardKinds: CardKind[] = diplomacy.kinds.map(({ id }) => id as CardKind);

export interface Face {
  id: string;
  month: number;
  kind: FlowerKind;
  flower: string;
  copies: number;
}
export const faces: Face[] = hanafuda.cards.map(({ face, month, kind, flower, copies }) => ({ id: face, month, kind: kind as FlowerKind, flower, copies }));
const byFace = new Map(faces.map((one) => [one.id, one]));
export function faceInfo(id: string): Face | null {
  return byFace.get(id) ?? null;
}
export const flowerKinds: FlowerKind[] = hanafuda.kinds.map(({ id }) => id as FlowerKind);

export interface Combination {
  id: string;
  needs: { [kind in FlowerKind]?: number };
  /** 0: it brings a new samurai. */
  honour: number;
}
export const combinations: Combination[] = hanafuda.combinations.map(({ id, needs, reward }) => ({
  id,
  needs,
  honour: 'honour' in reward ? (reward.honour ?? 0) : 0,
}));

export interface SamuraiInfo {
  id: string;
  letter: string;
  colour: Colour;
  honour: number;
  power: string | null;
}
export const samuraiList: SamuraiInfo[] = samurai.cards.map(({ id, letter, kind, honour, ability }) => ({ id, letter, colour: kind as Colour, honour, power: ability?.id ?? null }));
const bySamurai = new Map(samuraiList.map((one) => [one.id, one]));
export function samuraiInfo(id: string): SamuraiInfo | null {
  return bySamurai.get(id) ?? null;
}
