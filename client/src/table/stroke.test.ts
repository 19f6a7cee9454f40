import { describe, expect, it } from 'vitest';
import { between, stroke, type Box } from './stroke';

const board = 1076;
const plate = (x: number, y: number): Box => ({ x, y, w: 240, h: 136 });
/** The own seat below the board: its upper edge. */
const foot: Box = { x: 0, y: 520, w: 326, h: 0 };
const points = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('a stroke', () => {
  it('leaves one box and ends at the other', () => {
    const [a, b] = between(plate(12, 200), plate(820, 200), board);
    expect([a.y, b.y]).toEqual([268, 268]);
    expect([a.x, b.x]).toEqual([260, 812]);
  });
  it('to the seat below ends above its edge, with its whole head', () => {
    const [a, b] = between(plate(820, 390), foot, board);
    const lowest = Math.max(...points(stroke(a, b, 0.07, 10)).map(({ y }) => y));
    expect(lowest).toBeLessThan(foot.y + 14);
  });
  it('goes along the side where a box stands just above', () => {
    const [a, b] = between(plate(12, 374), foot, board);
    expect(a.x).toBeGreaterThan(252);
    expect(b.y - a.y).toBeGreaterThan(40);
    expect(between(foot, plate(12, 374), board)).toEqual([b, a]);
  });
});
