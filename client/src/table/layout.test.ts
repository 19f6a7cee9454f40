import { describe, expect, it } from 'vitest';
import { perRow, places } from './layout';

describe('places', () => {
  it('run clockwise from the lower left', () => {
    expect(places(6).map(({ edge, row }) => `${edge} ${row}`)).toEqual(['left 3', 'left 2', 'top 1', 'top 1', 'right 2', 'right 3']);
    expect(places(3).map(({ edge, row }) => `${edge} ${row}`)).toEqual(['left 2 / 4', 'top 1', 'right 2 / 4']);
    expect(places(2).map(({ edge }) => edge)).toEqual(['top', 'top']);
  });
  it('are as many as there are others, and the top row never overlaps', () => {
    for (let others = 1; others < 10; others += 1) {
      const all = places(others);
      expect(all).toHaveLength(others);
      const top = all.filter(({ edge }) => edge === 'top').map(({ col }) => col.split(' / ').map(Number));
      top.forEach(([from = 0, to = 0], at) => {
        expect(from).toBeGreaterThan(0);
        expect(to).toBeLessThanOrEqual(61);
        expect(from).toBeGreaterThanOrEqual(top[at - 1]?.[1] ?? 1);
        expect(to - from).toBeGreaterThanOrEqual(12);
      });
    }
  });
  it('share rows on a phone', () => {
    expect([2, 3, 6, 7, 9].map(perRow)).toEqual([2, 3, 3, 4, 4]);
  });
});
