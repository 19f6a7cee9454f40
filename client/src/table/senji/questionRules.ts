import { has } from '../../i18n.svelte';
import type { Args } from '../../protocol';
import { textId } from '../words';
import { orders } from './types';

/** A sentence of the rules with the name of what it is about, if it is about a thing: both are texts. */
export interface Rule {
  name: string | null;
  text: string;
}
const plain = (id: string): Rule => ({ name: null, text: `ui-sj-rule-${id}` });
const thing = (id: string): Rule => ({ name: `senji-${id}-name`, text: `senji-${id}-rule` });
const hero = (colour: string): Rule => ({ name: null, text: `senji-hero-${colour}-rule` });
const samurai = (id: unknown): Rule[] => (typeof id === 'string' && has(`senji-samurai-${textId(id)}-rule`) ? [thing(`samurai-${textId(id)}`)] : []);

const rules: Record<string, (args: Args) => Rule[]> = {
  'senji-keep': () => [plain('setup')],
  'senji-host-tie': () => [plain('host')],
  'senji-name-home': () => [plain('setup'), plain('host')],
  'senji-place': () => [plain('setup')],
  'senji-naoe': () => samurai('naoe'),
  'senji-naoe-give': () => samurai('naoe'),
  'senji-mori': () => samurai('mori'),
  'senji-winter': () => [plain('winter'), plain('bid')],
  'senji-spy': () => [hero('blue')],
  'senji-orders': () => [plain('orders'), ...orders.map((kind) => thing(`order-${kind}`))],
  'senji-name-order': () => [plain('naming'), plain('host')],
  'senji-move': () => [thing('order-move'), plain('war')],
  'senji-execute': () => [thing('card-hostage'), plain('war')],
  'senji-reroll': ({ why }) => [...(samurai(why).length > 0 ? samurai(why) : [hero('red')]), plain('war')],
  'senji-support': () => [thing('card-support'), plain('war')],
  'senji-spare': () => [...samurai('hosokawa'), plain('war')],
  'senji-refuge': ({ samurai: id }) => samurai(id),
  'senji-show-flowers': () => [thing('card-trade')],
  'senji-pick-flower': () => [thing('card-trade')],
  'senji-search': () => [hero('green')],
};
/** What the rules say on what is asked. */
export function rulesOf(about: string, args: Args): Rule[] {
  const found = rules[about]?.(args) ?? [];
  return found.length > 0 ? found : [plain('autumn')];
}
