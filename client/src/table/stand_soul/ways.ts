import { t } from '../../i18n.svelte';
import type { RoomSession } from '../../session.svelte';
import type { GameWays } from '../play.svelte';
import { nameOf, textId } from '../words';
import { turnsStandUp } from './kinds';

/** How this game is asked. */
export function soulWays(session: RoomSession): GameWays {
  return {
    bonds: (ask) => {
      const stand = session.view?.me?.stand;
      if (stand === undefined) return [];
      return [...ask.options.entries()].filter(([, { act }]) => turnsStandUp(act)).map(([option]) => ({ thing: ['stand', stand], option }));
    },
    irrevocable: new Set(['declare', 'declare_solo', 'foretell']),
    onTable: new Set(['seat', 'item']),
    laidOut: new Set(['loot', 'pile', 'stand']),
    nameOf: ([of, value], names) => {
      if (of === 'seat' || of === 'stand') return nameOf(of, value, names) ?? '';
      return typeof value === 'string' ? t(`soul-item-${textId(value)}-short`) : '';
    },
  };
}
