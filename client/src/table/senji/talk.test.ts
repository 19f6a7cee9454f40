import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../protocol';
import { circleOf, circles, within } from './talk';

const line = (seat: number | null, to: number[] | null, text: string): ChatLine => ({ seat, name: `s${seat ?? 'x'}`, text, at: 0, to });
const lines = [line(1, null, 'all'), line(1, [0], 'to me'), line(0, [1], 'to one'), line(2, [0, 1], 'three'), line(0, [2, 1], 'three again'), line(null, null, 'watching')];

describe('talk', () => {
  it('belongs to the whole table, to one, or to some', () => {
    expect(lines.map((one) => circleOf(one, 0))).toEqual([null, [1], [1], [1, 2], [1, 2], null]);
  });
  it('is offered with everybody alone, and wider where it has begun', () => {
    expect(circles(lines, [1, 2, 3], 0)).toEqual([null, [1], [2], [3], [1, 2]]);
    expect(circles(lines.slice(0, 1), [0, 1, 2, 3], null)).toEqual([null]);
    // who is out of the match is not offered any more; what was said with him stays
    expect(circles(lines, [2, 3], 0)).toEqual([null, [2], [3], [1], [1, 2]]);
  });
  it('is read circle by circle', () => {
    expect(within(lines, [1], 0).map(({ text }) => text)).toEqual(['to me', 'to one']);
    expect(within(lines, [1, 2], 0)).toHaveLength(2);
    expect(within(lines, null, 0).map(({ text }) => text)).toEqual(['all', 'watching']);
  });
});
