import { expect, it } from 'vitest';
import type { Args, News } from '../../protocol';
import { film } from './film';

const line = (key: string, args: Args, mine?: Args): News => ({ n: 1, key, args, patch: [], ...(mine === undefined ? {} : { mine }) });

it('shows the faces of drawn cards to whoever knows them alone', () => {
  expect(film(line('gz-draw', { seat: 2, count: 2 }))?.cards).toEqual([
    { from: 'pile', to: 'seat:2', kind: null },
    { from: 'pile', to: 'seat:2', kind: null },
  ]);
  expect(film(line('gz-draw', { seat: 2, count: 1 }, { cards: ['peach.h3'] }))?.cards).toEqual([{ from: 'pile', to: 'seat:2', kind: 'peach.h3' }]);
});
it('sends a used card to the centre and rings its targets', () => {
  expect(film(line('gz-use', { seat: 0, card: 'slash', cards: ['slash.s7'], skill: null, targets: [1, 3] }))).toEqual({
    cards: [{ from: 'seat:0', to: 'centre', kind: 'slash.s7' }],
    ring: [1, 3],
  });
});
it('moves as many cards as were taken, the open ones with their faces', () => {
  const shot = film(line('gz-take', { seat: 1, source: 4, count: 2, cards: ['crossbow.cA'] }));
  expect(shot?.cards).toEqual([
    { from: 'seat:4', to: 'seat:1', kind: 'crossbow.cA' },
    { from: 'seat:4', to: 'seat:1', kind: null },
  ]);
});
it('hurts whoever is damaged, away from the source', () => {
  expect(film(line('gz-damage', { seat: 2, source: 1, amount: 1, nature: 'fire', hp: 3 }))).toEqual({ cards: [], ring: [], hurt: { seat: 2, source: 1 } });
  expect(film(line('gz-lose-hp', { seat: 2, amount: 1, hp: 2 }))?.hurt).toEqual({ seat: 2, source: null });
});
it('has nothing to show for a line that only changes the view', () => {
  expect(film({ n: 1, key: null, args: {}, patch: [] })).toBeNull();
});
