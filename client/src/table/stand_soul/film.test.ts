import { describe, expect, it } from 'vitest';
import type { Args, News } from '../../protocol';
import { film } from './film';

const news = (key: string | null, args: Args, mine?: Args): News => ({ n: 1, key, args, patch: [], ...(mine === undefined ? {} : { mine }) });

describe('film', () => {
  it('shows two cards that change places, their faces only to those who know them', () => {
    const cards = (mine?: Args) => film(news('soul-accept', { from: 2, to: 4 }, mine), 5)?.cards.map(({ kind }) => kind);
    expect(cards()).toEqual([null, null]);
    expect(cards({ item: 'gouyu', back: 'orochi' })).toEqual(['gouyu', 'orochi']);
  });
  it('passes one card from each seat, and shows me mine', () => {
    const shot = film(news('soul-passed', { way: 'left' }, { to: 1, gave: 'gouyu', from: 2, got: 'orochi' }), 3);
    expect(shot?.cards).toEqual([
      { from: 'seat:0', to: 'seat:1', kind: 'gouyu' },
      { from: 'seat:1', to: 'seat:2', kind: null },
      { from: 'seat:2', to: 'seat:0', kind: 'orochi' },
    ]);
    expect(film(news('soul-passed', { way: 'right' }), 3)?.cards[0]).toEqual({ from: 'seat:0', to: 'seat:2', kind: null });
  });
  it('gives back what was taken only when something was given', () => {
    expect(film(news('soul-take', { winner: 0, loser: 1, back: false }), 3)?.cards).toHaveLength(1);
    expect(film(news('soul-take', { winner: 0, loser: 1, back: true }), 3)?.cards).toHaveLength(2);
  });
  it('is empty where nothing moves', () => {
    expect(film(news(null, {}), 3)).toBeNull();
    expect(film(news('soul-turned', {}), 3)).toBeNull();
  });
});
