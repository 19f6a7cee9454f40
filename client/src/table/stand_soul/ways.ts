import { t } from '../../i18n.svelte';
import type { RoomSession } from '../../session.svelte';
import type { GameWays } from '../play.svelte';
import { nameOf, textId } from '../words';
import { turnsStandUp } from './kinds';

/** How this game is asked. */
export function soulWays(session: RoomSession): GameWays {
  const onTable = new Set(['seat', 'item']);
  const laidOut = new Set(['loot', 'pile', 'stand']);
  return {
    bonds: (ask) => {
      const stand = session.view?.game === 'stand_soul' ? session.view.me?.stand : undefined;
      if (stand === undefined) return [];
      return [...ask.options.entries()].filter(([, { act }]) => turnsStandUp(act)).map(([option]) => ({ thing: ['stand', stand], option }));
    },
    irrevocable: new Set(['declare', 'declare_solo', 'foretell']),
    place: (_, { of }) => (onTable.has(of) ? 'table' : laidOut.has(of) ? 'question' : 'chosen'),
    nameOf: ([of, value], names) => {
      if (of === 'seat' || of === 'stand') return nameOf(of, value, names) ?? '';
      return typeof value === 'string' ? t(`soul-item-${textId(value)}-short`) : '';
    },
  };
}
