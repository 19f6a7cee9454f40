import { beforeEach, describe, expect, it } from 'vitest';
import { setLang } from '../../i18n.svelte';
import { cardEntry, find, generalEntry, groupsOf } from './catalogue';
import { deedsOf } from './deeds';
import { cardName, isRed, kingdomClass, parse, rankText, suits, washOf } from './faces';
import box from './fixtures/things.json';
import { companions } from './fixtures/companions';
import { goesWith, nobody, press, swapped, waysOf, worthOf } from './pair';
import { areCompanions, things, type Box } from './things.svelte';

beforeEach(() => {
  setLang('en');
  things.lay(box as Box);
});

describe('a card as it travels', () => {
  it('is kind, suit and rank', () => {
    expect(parse('slash.s7')).toEqual({ kind: 'slash', suit: 'spade', rank: 7 });
    expect(parse('heg_nullification.d12')).toEqual({ kind: 'heg_nullification', suit: 'diamond', rank: 12 });
  });
  it('is a kind alone where nothing is printed', () => {
    expect(parse('duel')).toEqual({ kind: 'duel', suit: null, rank: 0 });
    expect(parse('slash.x7')).toEqual({ kind: 'slash.x7', suit: null, rank: 0 });
  });
  it('is called by its name, suit and rank', () => {
    expect(cardName('peach.h12')).toBe('Peach ♥Q');
    expect(cardName('peach')).toBe('Peach');
    setLang('zh-Hant');
    expect(cardName('slash.s1')).toBe('殺♠A');
  });
  it('has letters for the court and the ace', () => {
    expect([1, 2, 10, 11, 12, 13].map(rankText)).toEqual(['A', '2', '10', 'J', 'Q', 'K']);
    expect(suits.filter(isRed)).toEqual(['heart', 'diamond']);
  });
  it('has a silhouette for what it does, else for its type', () => {
    expect(washOf('peach', 'basic')).toBe('heal');
    expect(washOf('lightning', things.cards.get('lightning')?.type)).toBe('delay');
    expect(washOf('axe', things.cards.get('axe')?.type)).toBe('equip');
    expect(washOf('axe', undefined)).toBe('trick');
  });
});

it('a kingdom nobody knows is drawn as undetermined', () => {
  expect(['wei', 'careerist', null, 'jin'].map(kingdomClass)).toEqual(['k-wei', 'k-ye', 'k-none', 'k-none']);
});

describe('a pair', () => {
  const frame = companions.frames.find((one) => one.t === 'ask');
  const ask = frame?.t === 'ask' ? frame.ask : null;

  it('adds up half fish, and says what is left over', () => {
    expect(worthOf('lu_bu', 'diao_chan')).toEqual({ head: 5, deputy: 3, hp: 4, fish: false, companions: true, lord: null });
    expect(worthOf('lu_bu', 'ji_ling')).toEqual({ head: 5, deputy: 4, hp: 4, fish: true, companions: false, lord: null });
    expect(worthOf('lu_bu', 'nobody')).toBeNull();
  });
  it('is found in the option of its kingdom', () => {
    expect(ask).not.toBeNull();
    if (ask === null) return;
    const ways = waysOf(ask);
    expect(ways.find(({ head, deputy }) => head === 'tian_feng' && deputy === 'lu_bu')?.answer).toEqual([1, [[2, 1]]]);
    expect(ways.some(({ head, deputy }) => head === 'wei_yan' || deputy === 'wei_yan')).toBe(false);
    expect([goesWith(ways, 'tian_feng', 'lu_bu'), goesWith(ways, 'cao_cao', 'lu_bu')]).toEqual([true, false]);
  });
  it('begins with the head, and may stand the other way round', () => {
    if (ask === null) throw new Error('no question');
    const ways = waysOf(ask);
    const pair = press(ways, press(ways, nobody, 'lu_bu'), 'tian_feng');
    expect(pair).toEqual({ head: 'lu_bu', deputy: 'tian_feng' });
    expect(press(ways, pair, 'lu_bu')).toEqual({ head: null, deputy: 'tian_feng' });
    expect(swapped(ways, pair)).toEqual({ head: 'tian_feng', deputy: 'lu_bu' });
  });
  it('is known from either card', () => {
    expect(areCompanions('lu_bu', 'diao_chan') && areCompanions('diao_chan', 'lu_bu')).toBe(true);
    expect(areCompanions('lu_bu', 'ji_ling')).toBe(false);
  });
});

describe('the gallery', () => {
  const generals = () => [...things.generals.values()].map(generalEntry);
  const cards = () => [...things.cards.values()].map(cardEntry);
  const found = (groups: { entries: { thing: { id: string } }[] }[]) => groups.flatMap(({ entries }) => entries.map(({ thing }) => thing.id));

  it('lists everything in its groups', () => {
    expect(groupsOf(generals())).toEqual(['wei', 'shu', 'wu', 'qun']);
    expect(groupsOf(cards())).toEqual(['basic', 'trick', 'delayed', 'weapon', 'armor', 'plus_horse', 'minus_horse']);
    expect(find(generals(), null, '').flatMap(({ entries }) => entries)).toHaveLength(60);
    expect(find(cards(), null, ' ').flatMap(({ entries }) => entries)).toHaveLength(45);
  });
  it('finds names without their marks, and skills', () => {
    expect(found(find(generals(), null, 'lu BU'))).toContain('lu_bu');
    expect(found(find(generals(), null, 'peerless'))).toEqual(['lu_bu']);
    expect(find(generals(), 'wei', 'peerless')).toEqual([]);
  });
  it('finds in the language that is read', () => {
    setLang('zh-Hans');
    expect(found(find(generals(), null, '无双'))).toEqual(['lu_bu']);
    setLang('zh-Hant');
    expect(found(find(generals(), 'qun', '無雙'))).toEqual(['lu_bu']);
  });
});

it('the log tells what each did', () => {
  const line = (n: number, key: string, args: Record<string, string | number | null>) => ({ n, key, args });
  const deeds = deedsOf(
    [
      line(1, 'gz-turn', { seat: 0, turn: 1 }),
      line(2, 'gz-reveal', { seat: 0 }),
      line(3, 'gz-use', { seat: 0 }),
      line(4, 'gz-damage', { seat: 1, source: 0, amount: 2 }),
      line(5, 'gz-skill', { seat: 1, skill: 'fankui' }),
      line(6, 'gz-skill', { seat: 1, skill: 'guicai' }),
      line(7, 'gz-skill', { seat: 1, skill: 'guicai' }),
      line(8, 'gz-turn', { seat: 1, turn: 2 }),
      line(9, 'gz-reveal', { seat: 0 }),
      line(10, 'gz-damage', { seat: 1, source: null, amount: 3 }),
      line(11, 'gz-recover', { seat: 1, amount: 1 }),
      line(12, 'gz-death', { seat: 1, killer: 0 }),
      line(13, 'gz-death', { seat: 2, killer: null }),
      line(14, 'gz-win', {}),
    ],
    3,
  );
  expect(deeds[0]).toEqual({ used: 1, dealt: 2, taken: 0, recovered: 0, skills: [], killed: [1], revealed: 1, died: null });
  expect(deeds[1]).toEqual({
    used: 0, dealt: 0, taken: 5, recovered: 1, skills: [{ id: 'guicai', n: 2 }, { id: 'fankui', n: 1 }], killed: [], revealed: null,
    died: { turn: 2, by: 0 },
  });
  expect(deeds[2]?.died).toEqual({ turn: 2, by: null });
});
