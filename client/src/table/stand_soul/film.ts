import type { Args, Json, News } from '../../protocol';
import type { Shot } from '../motion';

const seat = (value: Json | undefined) => `seat:${typeof value === 'number' ? value : ''}`;
const kind = (value: Json | undefined) => (typeof value === 'string' ? value : null);
const seats = (...values: (Json | undefined)[]) => values.filter((value) => typeof value === 'number');
const card = (from: string, to: string, seen: Json | undefined) => ({ from, to, kind: kind(seen) });

/** What each news looks like; `a` are its arguments with those that only this viewer has, so a face is shown to nobody else. */
const shots: Record<string, (a: Args) => Shot> = {
  'soul-offer': (a) => ({ cards: [card(seat(a['from']), seat(a['to']), a['item'])], ring: seats(a['to']) }),
  'soul-refuse': (a) => ({ cards: [card(seat(a['to']), seat(a['from']), a['item'])], ring: [] }),
  'soul-accept': (a) => ({
    cards: [card(seat(a['from']), seat(a['to']), a['item']), card(seat(a['to']), seat(a['from']), a['back'])],
    ring: seats(a['from'], a['to']),
  }),
  'soul-announce': (a) => ({ cards: [], ring: seats(a['receiver'], a['giver']) }),
  'soul-draw': (a) => ({ cards: [card('pile', seat(a['seat']), a['item'])], ring: [] }),
  'soul-checkpoint': (a) => ({ cards: [], ring: seats(a['seat'], a['of']) }),
  'soul-mind-read': (a) => ({ cards: [], ring: seats(a['seat'], a['of']) }),
  'soul-swapped': (a) => ({ cards: [], ring: seats(a['seat'], a['with']) }),
  'soul-gift': (a) => ({ cards: [card(seat(a['from']), seat(a['to']), a['item'])], ring: [] }),
  'soul-paid': (a) => ({ cards: [card(seat(a['from']), seat(a['to']), a['item'])], ring: [] }),
  'soul-attack': (a) => ({ cards: [], ring: seats(a['attacker'], a['defender']) }),
  'soul-support': (a) => ({ cards: [], ring: seats(a['seat']) }),
  'soul-zhen-ji': (a) => ({ cards: [], ring: seats(a['target']) }),
  'soul-use-item': (a) => ({ cards: [card(seat(a['seat']), 'centre', a['item'])], ring: seats(a['seat']) }),
  'soul-use-stand': (a) => ({ cards: [], ring: seats(a['seat']) }),
  'soul-nohime': (a) => ({ cards: [], ring: seats(a['winner']) }),
  'soul-count': (a) => ({ cards: [], ring: seats(a['winner']) }),
  'soul-look': (a) => ({ cards: [], ring: seats(a['winner'], a['loser']) }),
  'soul-search': (a) => ({ cards: [], ring: seats(a['winner'], a['loser']) }),
  'soul-take': (a) => ({
    cards: [
      card(seat(a['loser']), seat(a['winner']), a['item']),
      ...(a['back'] === true ? [card(seat(a['winner']), seat(a['loser']), a['returned'])] : []),
    ],
    ring: [],
  }),
  'soul-mori': (a) => ({ cards: [], ring: seats(a['seat'], a['target']) }),
};

export function film(line: News, players: number): Shot | null {
  if (line.key === 'soul-passed') return passed(line, players);
  return line.key === null ? null : (shots[line.key]?.({ ...line.args, ...line.mine }) ?? null);
}

/** Everybody passes a card to his neighbour at once. */
function passed({ args, mine }: News, players: number): Shot {
  const step = args['way'] === 'left' ? 1 : players - 1;
  const cards = Array.from({ length: players }, (_, from) => {
    const to = (from + step) % players;
    const seen = to === mine?.['to'] ? mine['gave'] : from === mine?.['from'] ? mine['got'] : undefined;
    return card(seat(from), seat(to), seen);
  });
  return { cards, ring: [] };
}
