import { has, t } from '../../i18n.svelte';
import type { Ask, Pick } from '../../protocol';
import type { RoomSession } from '../../session.svelte';
import type { GameWays } from '../play.svelte';
import type { Thing } from '../question';
import { nameOf, say, textId } from '../words';
import { cardName, faceName } from './faces';
import { orderName, placeName, provinceName, samuraiName } from './families';
import { houseName } from './map';
import { isFleet, type SjView } from './types';

/** What is chosen on the map, on a house or on a card that lies open, not in the question. */
const onTable = new Set(['province', 'fleet', 'place', 'seat']);
/** Questions that a part of the table puts together by itself. */
const own = new Set(['senji-orders', 'senji-move', 'senji-place', 'senji-winter', 'senji-settle', 'senji-autumn-order', 'senji-keep']);

export function isOwn(about: string): boolean {
  return own.has(about);
}

export function thingName(view: SjView | null, [of, value]: Thing, names: readonly string[]): string {
  switch (of) {
    case 'seat':
      return typeof value === 'number' && view !== null ? houseName(view, value, names) : (nameOf('seat', value, names) ?? '');
    case 'card':
      return typeof value === 'string' ? cardName(value) : '';
    case 'flower':
      return typeof value === 'string' ? faceName(value) : '';
    case 'samurai':
      return typeof value === 'string' ? samuraiName(value) : '';
    case 'province':
      return typeof value === 'string' ? provinceName(value) : '';
    case 'place':
      return typeof value === 'string' ? placeName(value) : '';
    case 'fleet':
      return isFleet(value) && view !== null ? t('ui-sj-fleet-of', { sea: placeName(value.sea), house: houseName(view, value.seat, names) }) : '';
    case 'token':
      return typeof value === 'string' ? orderName(value) : '';
    case 'armies':
    case 'fewer':
      return t('ui-sj-armies', { n: Number(value) });
    default:
      return '';
  }
}

/** How this game is asked. */
export function sjWays(session: RoomSession): GameWays {
  const view = () => (session.view?.game === 'senji' ? session.view : null);
  const names = () => session.room?.seats.map(({ name }) => name) ?? [];
  return {
    bonds: () => [],
    irrevocable: new Set(),
    place: (ask, pick) => (isOwn(ask.about) || onTable.has(pick.of) ? 'table' : 'question'),
    // what a part of the table has put together is said there, and on the button by its act alone
    nameOf: (thing, people) => (isOwn(session.ask?.about ?? '') && session.ask?.about !== 'senji-keep' ? '' : thingName(view(), thing, people)),
    manner: { strict: () => false, byName: () => false, meant: () => null },
    hasButton: (ask, option) => {
      const one = ask.options[option];
      if (one === undefined) return false;
      return !isOwn(ask.about) ? one.picks.length === 0 : one.act === 'done';
    },
    actText: (ask, option) => {
      const one = ask.options[option];
      if (one === undefined) return null;
      const { to, war } = one.args;
      if (ask.about === 'senji-move' && typeof to === 'string') return t(typeof war === 'number' ? 'ui-sj-attack' : 'ui-sj-march', { place: placeName(to) });
      const id = `act-${textId(ask.about)}-${textId(one.act)}`;
      return has(id) ? say(id, one.args, names()) : null;
    },
    // in the moments of a war everybody is asked; there is nothing to pass over once for all
    standing: () => null,
  };
}

/** The first pick of a kind of thing in an option. */
export function pickOf(ask: Ask, option: number, of: string): Pick | null {
  return ask.options[option]?.picks.find((pick) => pick.of === of) ?? null;
}
