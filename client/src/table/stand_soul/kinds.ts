import { has, i18n, t } from '../../i18n.svelte';
import type { Gang, SoulView } from '../../protocol';
import { textId } from '../words';

type Family = 'victory' | 'fight' | 'trade' | 'pouch' | 'burden' | 'solo';
interface Look {
  family: Family;
  /** The silhouette behind the glyph. */
  wash: string;
}

const looks: Record<string, Look> = {
  gouyu: { family: 'victory', wash: 'victory' },
  kongming: { family: 'victory', wash: 'victory' },
  lord_sword: { family: 'fight', wash: 'attack' },
  leather_armor: { family: 'fight', wash: 'defend' },
  guard_knife: { family: 'fight', wash: 'attack' },
  guard_whip: { family: 'fight', wash: 'defend' },
  stratagem: { family: 'fight', wash: 'buff' },
  soul_trade: { family: 'trade', wash: 'trick' },
  checkpoint: { family: 'trade', wash: 'trick' },
  stand_call: { family: 'trade', wash: 'trick' },
  mind_read: { family: 'trade', wash: 'trick' },
  turn_tide: { family: 'trade', wash: 'trick' },
  pouch: { family: 'pouch', wash: 'pouch' },
  pouch_gouyu: { family: 'pouch', wash: 'pouch' },
  pouch_kongming: { family: 'pouch', wash: 'pouch' },
  silent_kogoro: { family: 'burden', wash: 'burden' },
  goldthread: { family: 'burden', wash: 'burden' },
  orochi: { family: 'solo', wash: 'solo' },
};
const unknown: Look = { family: 'trade', wash: 'trick' };

export interface ItemFace {
  glyph: string;
  name: string;
  short: string;
  gist: string;
  rule: string;
  mark: string;
  family: string;
  wash: string;
}
/** An item kind in words and shapes. */
export function itemFace(kind: string): ItemFace {
  const { family, wash } = looks[kind] ?? unknown;
  const text = (part: string) => t(`soul-item-${textId(kind)}-${part}`);
  return {
    glyph: text('glyph'), name: text('name'), short: text('short'), gist: text('gist'), rule: text('rule'),
    mark: t(`ui-table-mark-${family}`), family: t(`ui-table-family-${family}`), wash,
  };
}
/** What fits on a card: the full name in Chinese, the short one in English. */
export function cardName(face: ItemFace): string {
  return i18n.lang === 'en' ? face.short : face.name;
}
export function isVictory(kind: string): boolean {
  return looks[kind]?.family === 'victory';
}
/** The item takes effect when it has been traded away; a pouch only while the pile lasts. */
export function hasEffect(kind: string): boolean {
  const family = looks[kind]?.family;
  return family === 'trade' || family === 'pouch';
}
export const silencesTrade = 'goldthread';

export const ownItem: Record<Gang, string> = { sengoku: 'gouyu', sanguo: 'kongming' };
export const otherGang: Record<Gang, Gang> = { sengoku: 'sanguo', sanguo: 'sengoku' };
export const gangs: Gang[] = ['sengoku', 'sanguo'];
export function gangName(gang: Gang): string {
  return t(`soul-gang-${gang}-name`);
}

export interface StandFace {
  /** The name as it is written on the card, in every language. */
  brush: string;
  name: string;
  when: string;
  rule: string;
  once: boolean;
}
/** Stands that stay in use when they are turned up; all others are spent. */
const permanent = new Set(['cao_cao', 'zhen_ji', 'hashiba_hideyoshi', 'takeda_shingen']);

export function standFace(id: string): StandFace {
  const text = (part: string) => t(`soul-stand-${textId(id)}-${part}`);
  return { brush: t(`ui-table-brush-${textId(id)}`), name: text('name'), when: text('when'), rule: text('rule'), once: !permanent.has(id) };
}

/** Acts that turn up one's own stand; `stand` is the one that needs no further choice. */
const standActs = new Set([
  'stand', 'zhuge_liang', 'mori_motonari', 'taishi_ci', 'oda_nobunaga', 'nohime', 'liu_bei', 'zhen_ji',
]);
export function turnsStandUp(act: string): boolean {
  return standActs.has(act);
}

/** Where a power line comes from, in words. */
export function powerSource(why: string): string {
  const id = textId(why);
  const scheme = [`soul-why-${id}`, `soul-item-${id}-name`, `soul-stand-${id}-name`];
  return t(scheme.find(has) ?? `soul-why-${id}`);
}

/** The steps of a turn as the top bar shows them; a stage that is not among them belongs to the one before it. */
export const fightSteps = ['f1', 'f3', 'f5', 'f7', 'f8'];
export const tradeSteps = ['main', 'answer', 'effect', 'end'];
export const plainSteps = ['main', 'end'];
const within: Record<string, string> = { deal: 'main', demand: 'answer', smuggle: 'effect', f2: 'f1', f4: 'f3' };
export function stepsOf(view: SoulView): { steps: string[]; now: string } {
  const now = within[view.stage] ?? view.stage;
  if (view.fight !== null) return { steps: fightSteps, now };
  return { steps: view.trade !== null ? tradeSteps : plainSteps, now };
}
