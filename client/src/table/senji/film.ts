import type { Args, Json, News } from '../../protocol';
import type { Shot } from '../motion';

type Card = Shot['cards'][number];
const at = (value: Json | undefined) => `seat:${typeof value === 'number' ? value : ''}`;
const list = (value: Json | undefined) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const one = (from: string, to: string, kind: Json | undefined): Card => ({ from, to, kind: typeof kind === 'string' ? kind : null });
const many = (from: string, to: string, kinds: readonly string[]): Card[] => kinds.slice(0, most).map((kind) => one(from, to, kind));
const most = 5;
const rings = (...seats: (Json | undefined)[]): Shot => ({ cards: [], ring: seats.filter((seat) => typeof seat === 'number') });
const only = (...cards: Card[]): Shot => ({ cards, ring: [] });

/**
 * What each news looks like; `a` are its arguments with those that only this viewer has. An exchange between others moves
 * nothing: its line does not reach me.
 */
const shots: Record<string, (a: Args) => Shot> = {
  'senji-accepted': (a) => ({ cards: [...many(at(a['seat']), at(a['to']), list(a['gave'])), ...many(at(a['to']), at(a['seat']), list(a['got']))], ring: [] }),
  'senji-exchanged': (a) => rings(a['seat'], a['to']),
  'senji-produced': (a) => ({ cards: Array.from({ length: Number(a['count'] ?? 0) }, (_, n) => one('flowers', at(a['seat']), list(a['flowers'])[n] ?? 'back')), ring: [] }),
  'senji-war': (a) => ({ cards: [], ring: [], hurt: { seat: Number(a['defender']), source: Number(a['attacker']) } }),
  'senji-trade': (a) => only(one(at(a['seat']), at(a['of']), a['card'])),
  'senji-lot-won': (a) => ({ cards: many('lots', at(a['seat']), list(a['cards'])), ring: [] }),
  'senji-displayed': (a) => rings(a['seat']),
  'senji-redeemed': (a) => ({ cards: many(at(a['seat']), 'flowers', list(a['flowers'])), ring: [] }),
  'senji-card-home': (a) => (typeof a['seat'] === 'number' ? only(one('centre', at(a['seat']), a['card'])) : rings()),
  'senji-host': (a) => rings(a['seat']),
  'senji-named': (a) => rings(a['seat']),
  'senji-settles': (a) => rings(a['seat']),
};

export function film(line: News): Shot | null {
  return line.key === null ? null : (shots[line.key]?.({ ...line.args, ...line.mine }) ?? null);
}
