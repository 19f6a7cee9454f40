import { t } from '../../i18n.svelte';
import { join } from '../words';
import { provinceInfo, seaList } from './box';
import { familyName, orderName, provinceName, samuraiName, seaName } from './families';
import type { OrderKind, SjFleet, SjView } from './types';

export type XY = [number, number];
type Gate = [x: number, y: number, angle: number];
/** One drawing of the country: the same coasts, turned. Units are its own; text anchors are chosen for it. */
export interface Drawing {
  viewBox: number[];
  compass: number;
  coast: string;
  islets: string[];
  islet_ripples: string;
  ripples: string[];
  sea_lines: string[];
  hills: [number, number, number, string][];
  straits: { a: string; b: string; d: string; mid: XY }[];
  borders: { a: string; b: string; d: string }[];
  provinces: { [id: string]: { d: string; seat: XY; room: number; gates: { [to: string]: Gate }; beaches: { [sea: string]: Gate } } };
  seas: { [id: string]: { d: string; label: XY; room: number; berths: XY[] } };
}
export type Scroll = 'emaki' | 'kakejiku';
const drawn: Partial<Record<Scroll, Promise<Drawing>>> = {};
/** 横卷 for wide stages, 立轴 for tall ones. */
export function drawing(scroll: Scroll): Promise<Drawing> {
  const from = { emaki: () => import('./map.emaki.json'), kakejiku: () => import('./map.kakejiku.json') };
  return (drawn[scroll] ??= from[scroll]().then((file) => named(file.default as unknown as Drawing, seaNames[scroll])));
}

/** Names of the seas stand clear of slips and berths. */
const seaNames: Record<Scroll, { [sea: string]: XY }> = { emaki: { north: [498, 112], south: [1092, 545] }, kakejiku: { north: [128, 330], south: [600, 1128] } };
function named(map: Drawing, labels: { [sea: string]: XY }): Drawing {
  const seas = Object.entries(map.seas).map(([id, sea]) => [id, { ...sea, label: labels[id] ?? sea.label }] as const);
  return { ...map, seas: Object.fromEntries(seas) };
}

/** Something on the map that can be looked at and chosen. */
export type Place = { of: 'province'; id: string } | { of: 'sea'; id: string } | { of: 'fleet'; sea: string; seat: number };
export type PlaceState = 'lit' | 'sel' | 'target' | 'dim';
/** What a question makes of places, by their keys. */
export type States = { readonly [key: string]: PlaceState };
export interface MapArrow {
  family: string;
  from: Place;
  to: Place;
  /** Not sent yet. */
  plan?: boolean;
}
export function keyOf(place: Place): string {
  return place.of === 'fleet' ? `fleet ${place.sea} ${place.seat}` : `${place.of} ${place.id}`;
}
export function province(id: string): Place {
  return { of: 'province', id };
}
export function samePlace(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && keyOf(a) === keyOf(b);
}

/** Where a place is in a drawing: a province's marker, a sea's name, the berth of a fleet. */
export function spot(map: Drawing, place: Place): XY {
  switch (place.of) {
    case 'province':
      return map.provinces[place.id]?.seat ?? [0, 0];
    case 'sea':
      return map.seas[place.id]?.label ?? [0, 0];
    case 'fleet':
      return berth(map, place.sea, place.seat);
  }
}
/** Each seat has a berth of its own in each sea, so that a fleet does not wander when another sails. */
export function berth(map: Drawing, sea: string, seat: number): XY {
  const berths = map.seas[sea]?.berths ?? [];
  return berths[seat % Math.max(1, berths.length)] ?? [0, 0];
}

export interface Spot {
  key: string;
  at: XY;
}
const ways: Record<string, XY> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The nearest place in the direction of an arrow key: forward distance and 1.6 times sideways, within a wide cone. */
export function nearest(spots: readonly Spot[], from: string, key: string): string | null {
  const way = ways[key];
  const here = spots.find((one) => one.key === from)?.at;
  if (way === undefined || here === undefined) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { key: to, at } of spots) {
    const [dx, dy] = [at[0] - here[0], at[1] - here[1]];
    const along = dx * way[0] + dy * way[1];
    const across = Math.abs(dx * way[1] - dy * way[0]);
    if (to === from || along <= 4 || along <= across * 0.6) continue;
    const far = along + across * 1.6;
    if (far < least) [best, least] = [to, far];
  }
  return best;
}

/** What lies on a province's tile for me: my own kind where I have laid one. */
export function orderOn(view: SjView, id: string, drafts: { [province: string]: OrderKind } = {}): OrderKind | 'back' | null {
  const order = view.provinces[id]?.order ?? null;
  const mine = view.provinces[id]?.owner === view.me?.seat;
  if (mine && drafts[id] !== undefined) return drafts[id];
  if (order === 'back' && mine) return view.me?.orders[id] ?? 'back';
  return order;
}
export function fleetOf(view: SjView, sea: string, seat: number): SjFleet | null {
  return view.seas[sea]?.find((fleet) => fleet.seat === seat) ?? null;
}
export function isNeutral(view: SjView, id: string): boolean {
  const home = provinceInfo(id)?.home;
  return home !== undefined && view.neutral.includes(home);
}

/** The family of a seat with who plays it, as it is called in running text. */
export function houseName(view: SjView, seat: number | null, names: readonly string[]): string {
  const family = seat === null ? undefined : view.seats[seat]?.family;
  if (seat === null || family === undefined) return '';
  return t(seat === view.me?.seat ? 'ui-sj-house-mine' : 'ui-sj-house', { family: familyName(family), name: names[seat] ?? '' });
}

/** What a screen reader says of a place. */
export function placeLabel(view: SjView, place: Place, names: readonly string[], drafts: { [province: string]: OrderKind } = {}): string {
  if (place.of === 'sea') {
    const coast = seaList.find(({ id }) => id === place.id)?.coast ?? [];
    return t('ui-sj-label-sea', { sea: seaName(place.id), coast: join(coast.map(provinceName)) });
  }
  if (place.of === 'fleet') {
    const fleet = fleetOf(view, place.sea, place.seat);
    return t('ui-sj-label-fleet', { sea: seaName(place.sea), house: houseName(view, place.seat, names), armies: fleet?.armies ?? 0, samurai: samuraiText(fleet?.samurai ?? []) });
  }
  const { id } = place;
  const info = provinceInfo(id);
  const one = view.provinces[id];
  const next = join((info?.next ?? []).map(({ to, strait }) => (strait ? t('ui-sj-label-strait', { province: provinceName(to) }) : provinceName(to))));
  const seas = info === null || info.seas.length === 0 ? 'none' : join(info.seas.map(seaName));
  const around = { next, seas };
  if (isNeutral(view, id)) return t('ui-sj-label-neutral', { province: provinceName(id), family: familyName(info?.home ?? ''), ...around });
  if (one === undefined || one.owner === null) return t('ui-sj-label-empty', { province: provinceName(id), family: familyName(info?.home ?? ''), ...around });
  const order = orderOn(view, id, drafts);
  return t('ui-sj-label-province', {
    province: provinceName(id),
    house: houseName(view, one.owner, names),
    armies: one.armies,
    samurai: samuraiText(one.samurai),
    order: order === null ? 'none' : order === 'back' ? 'back' : orderName(order),
    ...around,
  });
}
export function samuraiText(list: readonly string[]): string {
  return list.length === 0 ? 'none' : join(list.map(samuraiName));
}
