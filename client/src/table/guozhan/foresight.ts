import type { Ask, GzView } from '../../protocol';
import { parts, type Part } from '../words';

/** What follows if I do not answer, as far as the question and the table tell; null: the question itself says all. */
export function foresee(ask: Ask, view: GzView, names: readonly string[]): Part[] | null {
  const { me } = view;
  const seat = me === null ? undefined : view.seats[me.seat];
  const { needed, card } = ask.args;
  const amount = typeof ask.args['amount'] === 'number' ? ask.args['amount'] : 1;
  if (me === null || seat === undefined || typeof needed !== 'number') return null;
  // cards I could answer with, one for one
  const able = ask.options.find(({ act }) => act === 'card')?.picks[0]?.shown.length ?? 0;
  switch (ask.about) {
    case 'gz-dodge':
    case 'gz-slash':
      return parts('ui-gz-foresee-hurt', { amount, hp: seat.hp, dying: String(seat.hp <= amount), n: needed, able, nature: typeof card === 'string' ? (natures[card] ?? 'normal') : 'normal' }, names);
    case 'gz-rescue':
      return parts('ui-gz-foresee-rescue', { n: needed, able, me: String(ask.args['dying'] === me.seat) }, names);
    default:
      return null;
  }
}
const natures: Record<string, string> = { fire_slash: 'fire', thunder_slash: 'thunder' };
