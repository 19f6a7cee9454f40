import { createContext } from 'svelte';
import { t } from '../../i18n.svelte';
import type { Guesses } from './guesses.svelte';
import type { Origin, Origins } from './reading';

/** What the parts of this game's table share beside the view. */
export interface Soul {
  readonly guesses: Guesses;
  readonly origins: Origins[];
}
export const [useSoul, provideSoul] = createContext<Soul>();

/** "Turn 9, search": when and how something was learnt. */
export function originText(origin: Origin | null): string {
  if (origin === null) return '';
  return t('ui-table-origin', { turn: origin.turn, how: t(`ui-table-how-${origin.key.replace('soul-', '')}`) });
}
