import { describe, expect, it } from 'vitest';
import type { Ask, AskOption } from '../../protocol';
import { answerFor, countOf, marked, optionFor, positions, without } from './answers';

const pick = (of: string, shown: AskOption['picks'][number]['shown'], least = 1, most = 1, ordered = false) => ({ of, shown, least, most, ordered });
const ask: Ask = {
  id: 3, turn: 0, about: 'senji-winter', args: {}, deadline: 'long', left_ms: null, total_ms: null, secret: false, kind: 'one', neutral: [0, []], why: [],
  options: [
    { act: 'ready', args: {}, picks: [] },
    { act: 'accept', args: { offer: 4 }, picks: [] },
    { act: 'accept', args: { offer: 7 }, picks: [pick('card', ['fan.hostage.1', 'fan.hostage.1', 'mask.trade.2'])] },
  ],
};

describe('positions', () => {
  it('gives equal things different places', () => {
    expect(positions(pick('card', ['a', 'b', 'a'], 0, 3), ['a', 'a'])).toEqual([0, 2]);
  });
  it('keeps the order only where it counts', () => {
    expect(positions(pick('seat', [2, 0, 1], 3, 3, true), [1, 2, 0])).toEqual([2, 0, 1]);
    expect(positions(pick('seat', [2, 0, 1], 3, 3), [1, 2, 0])).toEqual([0, 1, 2]);
  });
  it('finds things by what they are, not by which object they are', () => {
    expect(positions(pick('fleet', [{ sea: 'north', seat: 1 }]), [{ sea: 'north', seat: 1 }])).toEqual([0]);
  });
  it('is nothing if a thing is not there, or the number does not fit', () => {
    expect(positions(pick('card', ['a']), ['b'])).toBeNull();
    expect(positions(pick('card', ['a'], 0, 2), ['a', 'a'])).toBeNull();
    expect(positions(pick('card', ['a', 'b']), [])).toBeNull();
    expect(positions(pick('card', ['a', 'b']), ['a', 'b'])).toBeNull();
  });
});

describe('an answer', () => {
  it('takes the option of the same act and arguments', () => {
    expect(optionFor(ask, 'accept', { offer: 7 })).toBe(2);
    expect(optionFor(ask, 'accept', { offer: 9 })).toBeNull();
    expect(answerFor(ask, { act: 'accept', args: { offer: 4 }, picks: [] })).toEqual([1, []]);
  });
  it('wants every pick that is asked for', () => {
    expect(answerFor(ask, { act: 'accept', args: { offer: 7 }, picks: [['mask.trade.2']] })).toEqual([2, [[2]]]);
    expect(answerFor(ask, { act: 'accept', args: { offer: 7 }, picks: [] })).toBeNull();
  });
});

it('cards in a list are counted, taken out and marked one by one', () => {
  expect(countOf(['a', 'b', 'a'], 'a')).toBe(2);
  expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(without(['a'], 'b')).toEqual(['a']);
  expect(marked(['a', 'a', 'b'], ['b', 'a'])).toEqual([true, false, true]);
});
