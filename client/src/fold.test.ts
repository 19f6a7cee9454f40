import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import type { Change } from './protocol';

const view = () => ({ turn: 1, seats: [{ items: 3 }, { items: 2 }], fight: null as null | { stage: string }, known: { 0: { gang: null } } });

describe('fold', () => {
  it('sets a value at the end of a path', () => {
    expect(fold(view(), [[['turn'], 2]]).turn).toBe(2);
    expect(fold(view(), [[['seats', 1, 'items'], 4]]).seats).toEqual([{ items: 3 }, { items: 4 }]);
  });
  it('takes the changes in order', () => {
    const patch: Change[] = [[['fight'], { stage: 'f1' }], [['fight', 'stage'], 'f2']];
    expect(fold(view(), patch).fight).toEqual({ stage: 'f2' });
  });
  it('sets null and replaces lists whole', () => {
    expect(fold({ ...view(), fight: { stage: 'f8' } }, [[['fight'], null]]).fight).toBeNull();
    expect(fold(view(), [[['seats'], []]]).seats).toEqual([]);
  });
  it('leaves the old view alone and shares what did not change', () => {
    const old = view();
    const next = fold(old, [[['seats', 1, 'items'], 9]]);
    expect(old).toEqual(view());
    expect(next.seats[0]).toBe(old.seats[0]);
    expect(next.known).toBe(old.known);
  });
  it('replaces the whole view at the empty path', () => {
    expect(fold<unknown>(view(), [[[], { turn: 7 }]])).toEqual({ turn: 7 });
  });
  it('refuses a path through nothing', () => {
    expect(() => fold(view(), [[['fight', 'stage'], 'f2']])).toThrow(/fight|stage/);
  });
});
