/** What a view holds, game by game: docs/protocol.md §3. The server passes a view on as its game makes it. */

import type { Json, Options } from './protocol';
import type { SjView } from './table/senji/types';

/** Views are told apart by `game`; each game adds its own here. */
export type View = SoulView | GzView | SjView;

// 替身之魂 (stand_soul)

export type Gang = 'sengoku' | 'sanguo';
export type Side = 'attacker' | 'defender';
export type Outcome = Side | 'tie';
export type Stage = 'deal' | 'main' | 'answer' | 'smuggle' | 'effect' | 'demand' | 'end' | 'f1' | 'f2' | 'f3' | 'f4' | 'f5' | 'f7' | 'f8' | 'over';

export interface SoulSeat {
  items: number;
  stand: { up: boolean; id: string | null; spent: boolean };
  role: Side | null;
  stance: 'sword' | 'shield' | 'neutral' | null;
  shown: string[];
  barred: boolean;
}
export interface PowerLine {
  seat: number;
  why: string;
  n: number;
}
export interface SoulFight {
  attacker: number;
  defender: number;
  attack: PowerLine[];
  defend: PowerLine[];
  attack_power: number;
  defend_power: number;
  tie_break: number | null;
  void: boolean;
  barred: number | null;
  named: number | null;
  would: Outcome;
  winner: Outcome | null;
}
export interface SoulTrade {
  from: number;
  to: number;
  demand: string | null;
  accepted: boolean;
  item: string | null;
  back: string | null;
  /** Announced and being carried out. */
  effect: { seat: number; effect: string } | null;
}
export type NoteKind =
  | 'saw_gang'
  | 'saw_stand'
  | 'saw_hand'
  | 'gave'
  | 'got'
  | 'lost'
  | 'offered_by'
  | 'pile_seen'
  | 'top_two'
  | 'stand_pile_seen';
export interface SoulNote {
  turn: number;
  what: NoteKind;
  /** null: the pile. */
  seat?: number | null;
  [detail: string]: Json | undefined;
}
export interface SoulMe {
  seat: number;
  gang: Gang;
  gang_cards: Gang[];
  stand: string;
  items: string[];
  notes: SoulNote[];
}
export interface SoulKnown {
  gang: Gang | null;
  stand: string | null;
  items: { kind: string; sure: boolean }[];
}
export interface SoulResult {
  winners: number[];
  why: string;
  seat: number | null;
}
export interface SoulReveal {
  gangs: Gang[];
  stands: string[];
  hands: string[][];
  box: Json;
  pile: string[];
  stand_pile: string[];
}
export interface SoulView {
  game: 'stand_soul';
  players: number;
  turn: number;
  active: number;
  first: number;
  stage: Stage;
  limit: number;
  pile: number;
  stand_pile: number;
  turned: boolean;
  jade: boolean;
  gang_sizes: [number, number][];
  kinds: { [kind: string]: number };
  stands: string[];
  options: Options;
  seats: SoulSeat[];
  fight: SoulFight | null;
  trade: SoulTrade | null;
  me: SoulMe | null;
  known: { [seat: string]: SoulKnown } | null;
  result: SoulResult | null;
  reveal: SoulReveal | null;
}

// 国战 (guozhan), docs/protocol.md §4

export type Kingdom = 'wei' | 'shu' | 'wu' | 'qun' | 'careerist';
export type Origin = 'head' | 'deputy';
export type GearSlot = 'weapon' | 'armor' | 'plus_horse' | 'minus_horse' | 'treasure';
export type GzStage = 'choose' | 'turn' | 'prepare' | 'judge' | 'draw' | 'play' | 'action' | 'discard' | 'finish' | 'end' | 'over';

/** `id` is null while it lies hidden. */
export interface GzGeneral {
  id: string | null;
  up: boolean;
  lost: boolean;
}
/** Cards are what is printed on them: `slash.s7`. */
export interface GzSeat {
  alive: boolean;
  hp: number;
  max_hp: number;
  /** null: undetermined. */
  kingdom: Kingdom | null;
  /** null: there is no big kingdom, or dead. The undetermined are small. */
  size?: 'big' | 'small' | null;
  /** The careerist with whom this one makes a kingdom. */
  ally?: number | null;
  /** Head and deputy. */
  generals: GzGeneral[];
  hand: number;
  /** At the end. */
  hands_open: string[] | null;
  equip: { [slot in GearSlot]?: string | null };
  /** The last placed last. */
  judging: { card: string; kind: string }[];
  piles: { [name: string]: string[] };
  /** How many cards lie face down in each pile. */
  piles_down?: { [name: string]: number };
  /** How many general cards lie in each pile. */
  stored?: { [name: string]: number };
  chained: boolean;
  stacked: boolean;
  wine: number;
  /** Skill ids in force for this turn. */
  effects: string[];
  /** Limited skills that have been used. */
  spent: string[];
  /** Ids of marks in the order in which they were got, equal ones one by one. */
  marks?: string[];
}
export interface GzKnown {
  generals: { [place in Origin]?: string };
  cards: string[];
}
export interface GzMe {
  seat: number;
  /** General ids, while choosing. */
  dealt: string[];
  generals: string[];
  hand: string[];
  /** The suits of my hand for me, parallel. */
  suits: string[];
  /** What lies in my piles face down. */
  piles_down?: { [name: string]: string[] };
  /** The general cards in my piles. */
  stored?: { [name: string]: string[] };
  range: number;
  /** null: dead; 200: one of us is lured away. */
  distances: (number | null)[];
  known: { [seat: string]: GzKnown };
}
export interface GzResult {
  winners: number[];
  why: string;
  seat: number | null;
}
export interface GzView {
  game: 'guozhan';
  players: number;
  edition: string;
  options: Options;
  stage: GzStage;
  turn: number;
  round: number;
  current: number;
  starter: number;
  deck: number;
  /** The last few, and how many of each kind. */
  discard: { count: number; last: string[]; kinds: { [kind: string]: number } };
  processing: string[];
  seats: GzSeat[];
  /** Determined members of each kingdom, the dead included. */
  kingdoms: { [kingdom in Kingdom]?: number };
  big?: Kingdom[];
  battle_royal?: boolean;
  result: GzResult | null;
  me: GzMe | null;
}
