/** The view of SENJI, docs/protocol.md §5, and what travels in its questions. */

import type { Json, Options } from '../../protocol';

export type FamilyId = 'fan' | 'mask' | 'sabre' | 'lotus' | 'cherry' | 'dragon';
export type CardKind = 'hostage' | 'support' | 'trade';
export type FlowerKind = 'sun' | 'animal' | 'ribbon' | 'plain';
export const orders = ['produce', 'recruit', 'move'] as const;
export type OrderKind = (typeof orders)[number];
export type Colour = 'blue' | 'green' | 'red';
export type SeaId = 'north' | 'south';
export type SjSeason = 'setup' | 'winter' | 'spring' | 'summer' | 'autumn' | 'over';
export type Station = 'execute' | 'dice' | 'reroll' | 'support' | 'result';
export type OfferState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed';
export type Source = 'battle' | 'executed' | 'displayed' | 'set' | 'flowers' | 'samurai' | 'paid' | 'other';
/** Attacker and defender. */
export type Both<T> = [T, T];

export interface SjSeat {
  family: FamilyId;
  alive: boolean;
  honour: number;
  /** Diplomacy cards in hand. */
  hand: number;
  /** Hanafuda in hand. */
  flowers: number;
  /** On the map. */
  samurai: string[];
  displayed: string[];
  heroes: string[];
  ready: boolean;
  provinces: number;
  armies: number;
  sources: { [source in Source]?: number };
  /** Honour at the end of each year. */
  years: number[];
  /** The cards of the hand, once the game is over. */
  hands_open: string[] | null;
}
export interface SjProvince {
  /** null: neutral, or nobody has placed anything there yet. */
  owner: number | null;
  armies: number;
  samurai: string[];
  order: 'back' | OrderKind | null;
  named: boolean;
}
export interface SjFleet {
  seat: number;
  armies: number;
  samurai: string[];
  named: boolean;
  /** It came into being this summer and cannot be named. */
  fresh: boolean;
}
export interface SjLot {
  deck: number;
  open: string[];
  /** Of the open cards, those turned up this winter. */
  new: string[];
  /** Seat -> cards lying there. */
  bids: { [seat: string]: number };
  /** Bids left from a tie, open. */
  kept: { [seat: string]: string[] };
}
export interface SjOffer {
  id: string;
  from: number;
  to: number;
  gives: string[];
  wants: string[];
  /** One more card that the partner chooses: `any`, or `fan.any`. */
  wild: string | null;
  open: boolean;
  reason: string | null;
  promise: string | null;
  state: OfferState;
  /** Once accepted: with which card a wild wish was met. */
  gave?: string[] | string | null;
}
export interface SjWar {
  attacker: number;
  defender: number;
  province: string;
  /** A province or a sea. */
  origin: string;
  station: Station;
  round: number;
  armies: Both<number>;
  samurai: Both<string[]>;
  bonus: Both<number>;
  /** Families, one for each die; null before the roll. */
  dice: string[] | null;
  crests: Both<number>;
  supports: Both<string | null> | null;
  support_points: Both<number>;
  executed: string[];
}
export type SjNamed = string | { sea: string; seat: number };
export interface SjPromise {
  year: number;
  from: number;
  to: number;
  promise: string;
}
export interface SjPassed {
  card: string;
  seat: number;
  year: number;
}
export interface SjMe {
  seat: number;
  /** Samurai to choose from, during the set-up. */
  dealt: string[];
  hand: string[];
  flowers: string[];
  bids: { [family: string]: string[] };
  orders: { [province: string]: OrderKind };
  /** Offers and changes of bids left this winter. */
  proposals: number;
  rebids: number;
  offers: SjOffer[];
  gave: SjPassed[];
  got: SjPassed[];
  promises: SjPromise[];
  known: { [seat: string]: string[] };
}
export interface SjResult {
  winners: number[];
  why: string;
  seat: number | null;
}
export interface SjView {
  game: 'senji';
  players: number;
  options: Options;
  /** 0 during the set-up. */
  year: number;
  season: SjSeason;
  host: number | null;
  neutral: string[];
  seats: SjSeat[];
  provinces: { [province: string]: SjProvince };
  seas: { [sea: string]: SjFleet[] };
  lots: { [family: string]: SjLot };
  offers: SjOffer[];
  flower_deck: number;
  flower_discard: { [kind: string]: number };
  samurai_deck: number;
  samurai_discard: string[];
  box: string[];
  war: SjWar | null;
  named: SjNamed[];
  autumn: number[] | null;
  settling: number | null;
  me: SjMe | null;
  result: SjResult | null;
}

export function isFleet(value: Json | undefined): value is { sea: string; seat: number } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['sea'] === 'string' && typeof value['seat'] === 'number';
}
