import { describe, expect, it } from 'vitest';
import type { Ask, AskOption } from '../../protocol';
import { combinations } from './box';
import { breaks, brings, byKind, cardsFor, combinationRows, facesFor, gains, hostageSlots, losses, moved, setFamilies } from './settle';

const card = (shown: string[]) => [{ of: 'card', shown, least: 1, most: 1, ordered: false }];
const question = (...options: AskOption[]): Ask => ({
  id: 1, turn: 0, about: 'senji-settle', args: {}, deadline: 'long', left_ms: null, total_ms: null, secret: false, kind: 'one', neutral: [0, []], why: [],
  options: [{ act: 'pass', args: {}, picks: [] }, ...options],
});
const flowers = ['m08_1', 'm12_1', 'm04_1', 'm01_2', 'm02_2', 'm06_2', 'm10_2', 'm11_3', 'm05_4', 'm09_3', 'm03_4'];

describe('combinations', () => {
  const ask = question({ act: 'redeem', args: { combination: 'five_ribbons' }, picks: [] }, { act: 'redeem', args: { combination: 'four_kinds' }, picks: [] }, { act: 'redeem_wild', args: { combination: 'four_animals', kind: 'plain' }, picks: [] });
  const rows = new Map(combinationRows(combinations, flowers, ask).map((row) => [row.id, row]));
  it('know what is there and what is missing', () => {
    expect(rows.get('four_suns')?.pips.map(({ have }) => have)).toEqual([true, true, false, false]);
    expect(rows.get('four_suns')?.missing).toEqual([{ kind: 'sun', n: 2 }]);
    expect(rows.get('five_ribbons')?.missing).toEqual([]);
    expect(rows.get('four_kinds')?.pips.map(({ kind }) => kind)).toEqual(['sun', 'animal', 'ribbon', 'plain']);
  });
  it('find their options, also with a card taken for another kind', () => {
    expect(['five_ribbons', 'four_kinds', 'four_suns'].map((id) => rows.get(id)?.option)).toEqual([1, 2, null]);
    expect(rows.get('four_animals')?.wild).toEqual([{ option: 3, kind: 'plain' }]);
  });
  it('say which other one wants the same card', () => {
    expect(rows.get('five_ribbons')?.rival).toEqual({ id: 'four_kinds', kind: 'ribbon' });
    expect(rows.get('four_kinds')?.rival).toEqual({ id: 'five_ribbons', kind: 'ribbon' });
    expect(rows.get('four_suns')?.rival).toBeNull();
    const more = combinationRows(combinations, [...flowers, 'm03_2'], ask);
    expect(more.map(({ rival }) => rival)).toEqual([null, null, null, null, null]);
  });
  it('take the first cards of each kind', () => {
    const ribbons = combinations.find(({ id }) => id === 'five_ribbons');
    expect(ribbons === undefined ? [] : facesFor(ribbons, flowers)).toEqual(['m01_2', 'm02_2', 'm06_2', 'm10_2', 'm11_3']);
  });
  it('say what one more flower would bring, and what one less would take apart', () => {
    expect(brings(combinations, flowers, 'm03_1')).toEqual([{ id: 'four_suns', have: 3, need: 4 }]);
    expect(brings(combinations, ['m08_1', 'm04_1', 'm01_2'], 'm03_3')).toEqual([{ id: 'five_plains', have: 1, need: 5 }, { id: 'four_kinds', have: 4, need: 4 }]);
    expect(breaks(combinations, flowers, 'm01_2')).toEqual(['five_ribbons']);
    expect(breaks(combinations, flowers, 'm04_1')).toEqual(['four_kinds']);
    expect(breaks(combinations, flowers, 'm05_4')).toEqual([]);
  });
  it('flowers lie by kind and month', () => {
    expect(byKind(flowers).map(({ kind, faces }) => `${kind} ${faces.length}`)).toEqual(['sun 2', 'animal 1', 'ribbon 5', 'plain 3']);
    expect(byKind(flowers)[3]?.faces).toEqual(['m03_4', 'm05_4', 'm09_3']);
  });
});

describe('the diplomacy set', () => {
  const hand = ['fan.trade.3', 'fan.trade.1', 'fan.hostage.1', 'sabre.support.0', 'lotus.support.2', 'cherry.hostage.3', 'dragon.support.3', 'dragon.trade.3'];
  const set = setFamilies(hand, 'sabre', ['fan', 'mask', 'sabre', 'lotus', 'cherry', 'dragon'], {});
  it('wants one card of each foreign family', () => {
    expect(set.map(({ family }) => family)).toEqual(['fan', 'mask', 'lotus', 'cherry', 'dragon']);
    expect(set.filter(({ chosen }) => chosen === null).map(({ family }) => family)).toEqual(['mask']);
  });
  it('gives the least useful card unless another is wished', () => {
    expect(set[0]?.cards).toEqual(['fan.trade.1', 'fan.hostage.1', 'fan.trade.3']);
    expect(set.map(({ chosen }) => chosen)).toEqual(['fan.trade.1', null, 'lotus.support.2', 'cherry.hostage.3', 'dragon.trade.3']);
    const wished = setFamilies(hand, 'sabre', ['fan', 'dragon'], { fan: 'fan.hostage.1', dragon: 'dragon.hostage.4' });
    expect(wished.map(({ chosen }) => chosen)).toEqual(['fan.hostage.1', 'dragon.trade.3']);
  });
});

describe('hostages', () => {
  const ask = question({ act: 'display', args: {}, picks: card(['fan.hostage.2', 'fan.hostage.3']) }, { act: 'take_back', args: {}, picks: card(['cherry.hostage.3']) });
  const slots = hostageSlots(ask, ['fan', 'mask', 'sabre', 'lotus', 'cherry'], 'sabre', ['cherry.hostage.3', 'mask.hostage.1'], ['fan.hostage.2', 'fan.hostage.3', 'lotus.trade.1']);
  it('one place for each foreign family', () => {
    expect(slots.map(({ family, displayed }) => [family, displayed])).toEqual([['fan', null], ['mask', 'mask.hostage.1'], ['lotus', null], ['cherry', 'cherry.hostage.3']]);
  });
  it('what may be laid out, and what may be taken back', () => {
    expect(slots[0]?.free).toEqual(['fan.hostage.2', 'fan.hostage.3']);
    expect(slots.map(({ canTakeBack }) => canTakeBack)).toEqual([false, false, false, true]);
    expect(slots[2]?.held).toEqual([]);
  });
  it('all candidates of an act are together', () => {
    expect(cardsFor(ask, 'display')).toEqual(['fan.hostage.2', 'fan.hostage.3']);
    expect(cardsFor(ask, 'trade')).toEqual([]);
    expect(cardsFor(null, 'display')).toEqual([]);
  });
});

it('an order is changed by moving one to another place', () => {
  expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(moved([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2]);
  expect(moved([0, 1], 0, 2)).toEqual([0, 1]);
});
it('honour is told by where it came from and where it went', () => {
  const sources = { battle: 12, executed: -4, displayed: 0, other: -1 };
  expect(gains(sources)).toEqual([{ source: 'battle', n: 12 }]);
  expect(losses(sources)).toEqual([{ source: 'executed', n: -4 }, { source: 'other', n: -1 }]);
});
