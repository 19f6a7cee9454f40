import { describe, expect, it } from 'vitest';
import { provinceList, seaList, straitPairs } from './box';
import { drawing, nearest, province, spot, type Scroll } from './map';

describe.each<Scroll>(['emaki', 'kakejiku'])('the drawing %s', (scroll) => {
  it('shows every province, border, strait and coast of the box', async () => {
    const map = await drawing(scroll);
    expect(Object.keys(map.provinces).sort()).toEqual(provinceList.map(({ id }) => id).sort());
    const pair = (a: string, b: string) => [a, b].sort().join(' ');
    const land = provinceList.flatMap(({ id, next }) => next.filter(({ strait }) => !strait).map(({ to }) => pair(id, to)));
    expect([...new Set(map.borders.map(({ a, b }) => pair(a, b)))].sort()).toEqual([...new Set(land)].sort());
    expect(map.straits.map(({ a, b }) => pair(a, b)).sort()).toEqual(straitPairs.map(([a, b]) => pair(a, b)).sort());
    for (const { id, coast } of seaList) {
      expect(coast.every((one) => map.provinces[one]?.beaches[id] !== undefined)).toBe(true);
      expect(new Set(map.seas[id]?.berths.map(String)).size).toBe(6);
    }
  });
  it('leads by arrow keys from every province to every other', async () => {
    const map = await drawing(scroll);
    const spots = provinceList.map(({ id }) => ({ key: id, at: spot(map, province(id)) }));
    const reached = new Set(['aki']);
    const open = ['aki'];
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = nearest(spots, here, key);
        if (to === null || reached.has(to)) continue;
        reached.add(to);
        open.push(to);
      }
    }
    expect([...reached].sort()).toEqual(spots.map(({ key }) => key).sort());
  });
});

describe('the nearest place', () => {
  const spots = [{ key: 'here', at: [0, 0] as [number, number] }, { key: 'far', at: [90, 0] as [number, number] }, { key: 'near', at: [50, 10] as [number, number] }, { key: 'aside', at: [20, 60] as [number, number] }];
  it('is before me, not beside me', () => {
    expect(nearest(spots, 'here', 'ArrowRight')).toBe('near');
    expect(nearest(spots, 'here', 'ArrowDown')).toBe('aside');
    expect(nearest(spots, 'here', 'ArrowLeft')).toBeNull();
    expect(nearest(spots, 'here', 'x')).toBeNull();
  });
});
