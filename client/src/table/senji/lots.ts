import { marked } from './answers';
import { parseCard } from './faces';
import type { SjLot } from './types';

/** Which of the open cards were turned up this winter: the newest lie at the end. */
export function fresh(lot: SjLot): boolean[] {
  return marked([...lot.open].reverse(), lot.new).reverse();
}

/** What cards count for in a bid. */
export function points(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (parseCard(card)?.value ?? 0), 0);
}
