import { has, t } from '../../i18n.svelte';
import { nameOf, textId } from '../words';
import { things } from './things.svelte';

/** Cards, generals and kingdoms in words and shapes. What the rules say of them comes from the server: `things.svelte.ts`. */

export type Suit = 'spade' | 'heart' | 'club' | 'diamond';
export const suits: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];
export const suitSymbols: Record<Suit, string> = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' };
const letters: Record<string, Suit> = { s: 'spade', h: 'heart', c: 'club', d: 'diamond' };

export interface Face {
  kind: string;
  /** null: not a printed card, but a kind that something is used as. */
  suit: Suit | null;
  /** 0 without a suit. */
  rank: number;
}

/** `slash.s7` as it travels. */
export function parse(card: string): Face {
  const [, kind = card, letter = '', number = '0'] = /^(.+)\.([shcd])(\d+)$/.exec(card) ?? [];
  return { kind, suit: letters[letter] ?? null, rank: Number(number) };
}
export function isSuit(value: unknown): value is Suit {
  return suits.some((suit) => suit === value);
}
export function isRed(suit: Suit): boolean {
  return suit === 'heart' || suit === 'diamond';
}
const named: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
export function rankText(rank: number): string {
  return named[rank] ?? String(rank);
}
export function suitName(suit: Suit): string {
  return t(`gz-suit-${suit}-name`);
}

export interface CardWords {
  glyph: string;
  name: string;
  gist: string;
  rule: string;
}
export function cardWords(kind: string): CardWords {
  const text = (part: string) => t(`gz-card-${textId(kind)}-${part}`);
  return { glyph: text('glyph'), name: text('name'), gist: text('gist'), rule: text('rule') };
}
/** The name with its suit and rank, where it has them: 杀♠7. */
export function cardName(card: string): string {
  return nameOf('card', card, []) ?? '';
}

// basic cards are told apart by what they do, all others by their type
const washes: Record<string, string> = {
  slash: 'attack', fire_slash: 'fire', thunder_slash: 'thunder', dodge: 'defend', peach: 'heal', wine: 'buff',
};
const washOfType: Record<string, string> = { trick: 'trick', delayed: 'delay', equip: 'equip' };
/** The silhouette behind the glyph and its colour. */
export function washOf(kind: string, type: string | undefined): string {
  return washes[kind] ?? washOfType[type ?? ''] ?? 'trick';
}

export const kingdoms = ['wei', 'shu', 'wu', 'qun'] as const;
const pigments: Record<string, string> = { wei: 'k-wei', shu: 'k-shu', wu: 'k-wu', qun: 'k-qun', careerist: 'k-ye' };
/** The class that gives a kingdom its colour, its pattern and the outline of its seal; null: undetermined. */
export function kingdomClass(kingdom: string | null): string {
  return pigments[kingdom ?? ''] ?? 'k-none';
}
/** Its colour. */
export function pigment(kingdom: string): string {
  return `var(--${kingdomClass(kingdom).slice(2)})`;
}
/** Both kingdoms of a dual-kingdom general. */
export function kingdomNames(kingdoms: readonly string[]): string {
  return kingdoms.map(kingdomName).join(t('ui-gz-kingdom-or'));
}
export function kingdomName(kingdom: string | null): string {
  return t(`gz-kingdom-${kingdom ?? 'undetermined'}-name`);
}
export function kingdomGlyph(kingdom: string | null): string {
  return t(`gz-kingdom-${kingdom ?? 'undetermined'}-glyph`);
}

/** A name in pinyin whose long words may be broken between two syllables. */
export function breakable(name: string): string {
  return name.replaceAll(/\p{L}{8,}/gu, (word) => word.replaceAll(/(?<=[aeiou](?:ng?)?)(?=(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])[aeiou])/g, '\u00ad'));
}

export interface GeneralWords {
  name: string;
  title: string;
  /** One character that stands for the general. */
  glyph: string;
}
/** Soldiers, who lie where a general was removed, have one name. */
function person(id: string, part: keyof GeneralWords): string {
  return t(id.startsWith('soldier_') ? `ui-gz-soldier-${part}` : `gz-general-${textId(id)}-${part}`);
}
export function generalWords(id: string): GeneralWords {
  const text = (part: keyof GeneralWords) => person(id, part);
  return { name: text('name'), title: text('title'), glyph: text('glyph') };
}
export function generalName(id: string): string {
  return person(id, 'name');
}
export function skillName(id: string): string {
  return t(`gz-skill-${textId(id)}-name`);
}
/** Where the editions differ, the text of the one that is spoken of. */
export function skillRule(id: string, edition: string = things.edition): string {
  const newer = `gz-skill-${textId(id)}-rule-current`;
  return t(edition === 'current' && has(newer) ? newer : `gz-skill-${textId(id)}-rule`);
}

/** What a skill of the current edition brings: skills that have a text of their own, many of them printed on no general. */
const given: Record<string, readonly string[]> = {
  heyi: ['feiying'],
  yizhi: ['guanxing'],
  tianfu: ['kanpo'],
  shouyue: ['banner_five_tigers'],
  jizhao: ['rende'],
  cunsi: ['yongjue'],
  hunshang: ['yingzi', 'yinghun'],
  baoling: ['benghuai'],
  hongfa: ['yellow_turban_talisman'],
  jiahe: ['riverside_beacon_map', 'yingzi', 'haoshi', 'shelie', 'duoshi'],
  lianzi: ['zhiheng'],
  jianan: ['tuxi', 'qiaobian', 'xiaoguo', 'jieyue', 'duanliang'],
  xingzhao: ['xunxun'],
  suzhi: ['fankui'],
};
export function givenBy(skill: string): readonly string[] {
  return given[skill] ?? [];
}

export type Place = 'head' | 'deputy';
export const places: readonly Place[] = ['head', 'deputy'];
export function placeName(place: Place): string {
  return t(`gz-${place}-name`);
}
