import type { Args, Json, News } from '../../protocol';
import type { Shot } from '../motion';

type Card = Shot['cards'][number];
const seat = (value: Json | undefined) => `seat:${typeof value === 'number' ? value : ''}`;
const seats = (...values: (Json | undefined)[]) => values.flatMap((value) => (Array.isArray(value) ? value : [value])).filter((value) => typeof value === 'number');
const list = (value: Json | undefined) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const one = (from: string, to: string, card: Json | undefined): Card => ({ from, to, kind: typeof card === 'string' ? card : null });
const most = 6;
/** So many cards on one way: those whose faces I see first, the rest as backs. */
function many(from: string, to: string, count: Json | undefined, faces: readonly string[]): Card[] {
  const n = Math.min(most, typeof count === 'number' ? count : faces.length);
  return Array.from({ length: n }, (_, at) => one(from, to, faces[at] ?? null));
}
const only = (...cards: Card[]): Shot => ({ cards, ring: [] });
const rings = (...values: (Json | undefined)[]): Shot => ({ cards: [], ring: seats(...values) });
const hurt = (seat: Json | undefined, source: Json | undefined): Shot =>
  typeof seat === 'number' ? { cards: [], ring: [], hurt: { seat, source: typeof source === 'number' ? source : null } } : rings();

/** What each news looks like; `a` are its arguments with those that only this viewer has, so a face is shown to nobody else. */
const shots: Record<string, (a: Args) => Shot> = {
  'gz-draw': (a) => ({ cards: many('pile', seat(a['seat']), a['count'], list(a['cards'])), ring: [] }),
  'gz-use': (a) => ({ cards: many(seat(a['seat']), 'centre', undefined, list(a['cards'])), ring: seats(a['targets']) }),
  'gz-respond': (a) => ({ cards: many(seat(a['seat']), 'centre', undefined, list(a['cards'])), ring: [] }),
  'gz-discard': (a) => ({ cards: many(seat(a['seat']), 'discard', undefined, list(a['cards'])), ring: [] }),
  'gz-cleared': (a) => ({ cards: many(seat(a['seat']), 'discard', undefined, list(a['cards'])), ring: [] }),
  'gz-recast': (a) => only(one(seat(a['seat']), 'discard', a['card'])),
  'gz-take': (a) => ({ cards: many(typeof a['source'] === 'number' ? seat(a['source']) : 'centre', seat(a['seat']), a['count'], [...list(a['cards']), ...list(a['hidden'])]), ring: [] }),
  'gz-give': (a) => ({ cards: many(seat(a['seat']), seat(a['to']), a['count'], [...list(a['cards']), ...list(a['hidden'])]), ring: [] }),
  'gz-swap-hands': (a) => only(one(seat(a['seat']), seat(a['to']), null), one(seat(a['to']), seat(a['seat']), null)),
  'gz-place': (a) => only(one(seat(a['seat']), seat(a['to']), a['card'])),
  'gz-lay': (a) => only(one('centre', seat(a['seat']), a['card'])),
  'gz-judge': (a) => only(one('pile', 'centre', a['card'])),
  'gz-put-away': (a) => ({ cards: many(seat(a['seat']), 'discard', undefined, list(a['cards'])), ring: [] }),
  'gz-tuck': (a) => ({ cards: many(seat(a['seat']), seat(a['to']), a['count'], list(a['cards'])), ring: [] }),
  'gz-mark': (a) => rings(a['seat']),
  'gz-mark-spent': (a) => rings(a['seat']),
  'gz-summon': (a) => rings(a['seat']),
  'gz-command': (a) => rings(a['seat']),
  'gz-joined': (a) => rings(a['seat'], a['careerist']),
  'gz-removed': (a) => rings(a['seat']),
  'gz-deputy-changed': (a) => rings(a['seat']),
  'gz-lured': (a) => rings(a['seat']),
  'gz-damage': (a) => hurt(a['seat'], a['source']),
  'gz-lose-hp': (a) => hurt(a['seat'], null),
  'gz-recover': (a) => rings(a['seat']),
  'gz-dying': (a) => rings(a['seat']),
  'gz-death': (a) => rings(a['seat']),
  'gz-reveal': (a) => rings(a['seat']),
  'gz-skill': (a) => rings(a['seat']),
  'gz-redirect': (a) => rings(a['target']),
  'gz-nullify': (a) => rings(a['seat'], a['target']),
  'gz-chain': (a) => rings(a['seat']),
  'gz-stack': (a) => rings(a['seat']),
  'gz-look': (a) => rings(a['target']),
  'gz-look-general': (a) => rings(a['target']),
  'gz-point-duel': (a) => rings(a['seat'], a['target']),
};

export function film(line: News): Shot | null {
  return line.key === null ? null : (shots[line.key]?.({ ...line.args, ...line.mine }) ?? null);
}
