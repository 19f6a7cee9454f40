import { describe, expect, it } from 'vitest';
import type { GzView, LogLine } from '../../protocol';
import { gzScenes } from './fixtures';
import { perRow, ring } from './layout';
import { around, cancelled, madeOf, running } from './reading';

function scene(name: string): { view: GzView; log: LogLine[]; about: string } {
  const frames = gzScenes[name]?.frames ?? [];
  const view = frames.find((frame) => frame.t === 'view');
  const log = frames.find((frame) => frame.t === 'log');
  const waiting = frames.find((frame) => frame.t === 'waiting');
  if (view?.t !== 'view' || view.view.game !== 'guozhan' || log?.t !== 'log' || waiting?.t !== 'waiting') throw new Error(`no such scene: ${name}`);
  return { view: view.view, log: log.lines, about: waiting.waiting?.about ?? '' };
}
const now = (name: string) => {
  const { view, log, about } = scene(name);
  return running(view, log, { about });
};

describe('what is going on', () => {
  it('is the card that is being used, on whom', () => {
    const { use, chain, judge } = now('gz-dodge');
    expect(use?.targets).toContain(gzScenes['gz-dodge']?.you);
    expect(use?.card).toMatch(/slash$/);
    expect([chain, judge]).toEqual([[], null]);
  });
  it('is a chain of nullifications, each against the one before', () => {
    const { chain } = now('gz-nullify');
    expect(chain.length).toBeGreaterThanOrEqual(2);
    expect(chain.map(({ depth }) => depth)).toEqual(chain.map((_, at) => at));
    expect(chain.every(({ cards }) => cards.length > 0)).toBe(true);
    expect(cancelled(chain)).toBe(chain.length % 2 === 1);
  });
  it('is somebody dying', () => {
    const { view } = scene('gz-rescue');
    const { dying } = now('gz-rescue');
    expect(dying).not.toBeNull();
    expect(view.seats[dying ?? 0]?.hp).toBeLessThanOrEqual(0);
  });
  it('is a judgement whose card lies open', () => {
    const { judge } = now('gz-judge');
    expect(scene('gz-judge').view.processing).toContain(judge?.card);
  });
  it('is nothing at a free moment', () => {
    expect(now('gz-turn')).toEqual({ use: null, answers: [], chain: [], judge: null, dying: null, sought: null });
  });
});

describe('a made card', () => {
  it('keeps suit and rank if it is made of one', () => {
    expect(madeOf('slash', ['peach.h3'])).toBe('slash.h3');
    expect(madeOf('slash', ['peach.h3', 'dodge.d2'])).toBe('slash');
    expect(madeOf('duel', [])).toBe('duel');
  });
});

describe('the ring of seats', () => {
  it('begins with the next in turn order', () => {
    const { view } = scene('gz-turn');
    const order = around(view, 6);
    expect(order).toEqual([7, 0, 1, 2, 3, 4, 5]);
  });
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('has a place of its own for each of %i others, first at the right', (others) => {
    const places = ring(others);
    expect(places).toHaveLength(others);
    expect(new Set(places.map(({ col, row }) => `${col} ${row}`)).size).toBe(others);
    expect(places[0]?.edge).toBe(others <= 2 ? 'top' : 'right');
    expect(perRow(others)).toBeLessThanOrEqual(4);
  });
});
