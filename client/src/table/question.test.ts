import { describe, expect, it } from 'vitest';
import type { Ask, AskOption, Json, Pick, Why } from '../protocol';
import {
  answerOf, back, begin, canGoBack, complete, forced, look, lookAt, missing, name, neutralButton, neutralChoice, progress,
  things, touch, touchAt, whyNot, type Bond, type Choice, type Thing,
} from './question';

const pick = (of: string, shown: Json[], more: Partial<Pick> = {}): Pick => ({ of, shown, least: 1, most: 1, ordered: false, ...more });
const option = (act: string, ...picks: Pick[]): AskOption => ({ act, args: {}, picks });
const asked = (options: AskOption[], more: Partial<Ask> = {}): Ask => ({
  id: 7, turn: 0, about: 'soul-main', args: {}, deadline: 'long', left_ms: null, total_ms: null, secret: false, kind: 'one',
  options, neutral: [0, (options[0]?.picks ?? []).map((one) => [...Array(one.least).keys()])], why: [], ...more,
});
const seat = (n: number): Thing => ['seat', n];
const item = (kind: string): Thing => ['item', kind];
const stand: Thing = ['stand', 'mori_motonari'];

const others = [1, 2, 3];
const hand = ['gouyu', 'guard_knife'];
const main = asked([
  option('pass'),
  option('trade', pick('seat', others), pick('item', hand)),
  option('attack', pick('seat', others)),
  option('declare', pick('seat', others, { least: 0, most: 3 })),
  option('mori_motonari', pick('seat', others), pick('kind', ['gouyu', 'orochi'])),
]);
const bonds: Bond[] = [{ thing: stand, option: 4 }];

/** Clicks one after the other. */
const click = (ask: Ask, from: Choice, ...clicked: Thing[]): Choice =>
  clicked.reduce((choice, thing) => touch(ask, bonds, choice, thing), from);
const looks = (ask: Ask, choice: Choice, ...seen: Thing[]) => seen.map((thing) => look(ask, bonds, choice, thing));

describe('an option found through what is touched', () => {
  it('is selected by a card that fits no other', () => {
    const choice = click(main, begin(main), item('gouyu'));
    expect(choice.option).toBe(1);
    expect(complete(main, choice)).toBe(false);
    expect(missing(main, choice)).toEqual({ pick: 0, of: 'seat', n: 1 });
  });
  it('waits while a thing fits several, and takes it along', () => {
    const held = click(main, begin(main), seat(2));
    expect(held.option).toBeNull();
    expect(looks(main, held, seat(2), seat(1), item('gouyu'))).toEqual(['picked', 'lit', 'lit']);
    expect(answerOf(main, click(main, held, item('guard_knife')))).toEqual([1, [[1], [1]]]);
    expect(answerOf(main, name(main, held, 2))).toEqual([2, [[1]]]);
  });
  it('holds one seat at a time, and gives it back', () => {
    const held = click(main, begin(main), seat(2), seat(3));
    expect(held.held).toEqual([seat(3)]);
    expect(click(main, held, seat(3)).held).toEqual([]);
    expect(back(main, held)).toEqual(begin(main));
  });
  it('leaves the things of other options lit, and follows them', () => {
    const choice = click(main, begin(main), seat(1), item('gouyu'));
    expect(looks(main, choice, stand, seat(3))).toEqual(['lit', 'lit']);
    const other = click(main, choice, stand);
    expect(other.option).toBe(4);
    expect(things(main, other)).toEqual([seat(1)]);
  });
  it('goes with its last thing', () => {
    expect(click(main, begin(main), item('gouyu'), item('gouyu'))).toEqual(begin(main));
    const choice = click(main, begin(main), item('gouyu'), seat(1), seat(1), item('gouyu'));
    expect(choice.option).toBeNull();
  });
  it('is selected by the thing that stands for it, and left by the same', () => {
    const choice = click(main, begin(main), stand);
    expect(choice.option).toBe(4);
    expect(looks(main, choice, stand)).toEqual(['picked']);
    expect(click(main, choice, stand)).toEqual(begin(main));
  });
  it('narrows down until one is left', () => {
    const pair = asked([
      option('a', pick('seat', others), pick('item', hand)),
      option('b', pick('item', hand)),
      option('c', pick('seat', others)),
    ]);
    expect(click(pair, begin(pair), seat(1)).option).toBeNull();
    expect(answerOf(pair, click(pair, begin(pair), seat(1), item('gouyu')))).toEqual([0, [[0], [0]]]);
  });
});

describe('an option chosen by its button', () => {
  const attack = name(main, begin(main), 2);
  it('puts out the rest', () => {
    expect(looks(main, attack, seat(1), item('gouyu'), stand)).toEqual(['lit', 'unlit', 'unlit']);
    expect(click(main, attack, item('gouyu'))).toEqual(attack);
    expect(click(main, attack, stand)).toEqual(attack);
  });
  it('stays when its pick is given back, and closes by going back once more', () => {
    const one = click(main, attack, seat(1));
    expect(click(main, one, seat(1))).toEqual(attack);
    expect(back(main, one)).toEqual(attack);
    expect(canGoBack(main, attack)).toBe(true);
    expect(back(main, attack)).toEqual(begin(main));
    expect(canGoBack(main, begin(main))).toBe(false);
  });
  it('drops what does not fit it', () => {
    expect(things(main, name(main, click(main, begin(main), seat(1), item('gouyu')), 2))).toEqual([seat(1)]);
  });
  it('is complete at once without picks, or when none are needed', () => {
    expect(answerOf(main, name(main, begin(main), 0))).toEqual([0, []]);
    expect(answerOf(main, name(main, begin(main), 3))).toEqual([3, [[]]]);
  });
});

describe('picks', () => {
  const cards = ['gouyu', 'gouyu', 'orochi', 'gouyu'];
  const pile = asked([option('arrange', pick('pile', cards, { least: 2, most: 2, ordered: true }))]);
  it('replace the oldest when only one is wanted', () => {
    expect(answerOf(main, click(main, name(main, begin(main), 2), seat(1), seat(3)))).toEqual([2, [[2]]]);
  });
  it('beyond the most are not taken', () => {
    const full = touchAt(pile, touchAt(pile, begin(pile), 0, 3), 0, 1);
    expect(touchAt(pile, full, 0, 0)).toEqual(full);
    expect(touchAt(pile, full, 0, 9)).toEqual(full);
    expect(touchAt(pile, full, 1, 0)).toEqual(full);
  });
  it('keep their order where it counts, equal cards apart', () => {
    const full = touchAt(pile, touchAt(pile, begin(pile), 0, 3), 0, 1);
    expect(answerOf(pile, full)).toEqual([0, [[3, 1]]]);
    expect([0, 1, 2, 3].map((at) => lookAt(full, 0, at))).toEqual(['lit', 'picked', 'lit', 'picked']);
    expect(progress(pile, full)).toEqual({ done: 2, all: 2 });
    expect(answerOf(pile, touchAt(pile, full, 0, 3))).toBeNull();
    expect(answerOf(pile, back(pile, full))).toBeNull();
  });
  it('travel in ascending order where it does not', () => {
    const declare = click(main, name(main, begin(main), 3), seat(3), seat(1));
    expect(answerOf(main, declare)).toEqual([3, [[0, 2]]]);
    expect(things(main, declare)).toEqual([seat(3), seat(1)]);
  });
  it('of one option are independent of each other', () => {
    const take = asked([option('leave'), option('take', pick('loot', ['gouyu']), pick('item', ['gouyu', 'orochi']))]);
    const one = click(take, begin(take), ['loot', 'gouyu']);
    expect(looks(take, one, ['loot', 'gouyu'], item('gouyu'))).toEqual(['picked', 'lit']);
    expect(progress(take, one)).toEqual({ done: 1, all: 2 });
    expect(answerOf(take, click(take, one, item('orochi')))).toEqual([1, [[0], [1]]]);
  });
  it('of the same kind fill one after the other', () => {
    const two = asked([option('pair', pick('item', hand), pick('item', hand))]);
    const both = click(two, begin(two), item('gouyu'), item('guard_knife'));
    expect(both.picked).toEqual([[0], [1]]);
    expect(click(two, both, item('gouyu')).picked).toEqual([[], [1]]);
  });
  it('count only when more than one is necessary', () => {
    expect(progress(main, name(main, begin(main), 2))).toBeNull();
    expect(progress(main, name(main, begin(main), 1))).toEqual({ done: 0, all: 2 });
    expect(progress(main, begin(main))).toBeNull();
  });
});

describe('a question with one option', () => {
  const gift = asked([option('give', pick('item', hand), pick('seat', others))]);
  it('has it chosen, and cannot leave it', () => {
    const start = begin(gift);
    expect(start.option).toBe(0);
    expect(canGoBack(gift, start)).toBe(false);
    expect(back(gift, start)).toEqual(start);
    const one = click(gift, start, seat(2));
    expect(canGoBack(gift, one)).toBe(true);
    expect(back(gift, one)).toEqual(start);
  });
  it('is forced when nothing else can be answered', () => {
    expect(forced(asked([option('nothing')]))).toBe(true);
    expect(forced(asked([option('give', pick('item', ['gouyu']))]))).toBe(true);
    expect(forced(asked([option('pair', pick('general', ['zhou_yu', 'sun_ce'], { least: 2, most: 2, ordered: true }))]))).toBe(false);
    expect(forced(gift)).toBe(false);
    expect(forced(main)).toBe(false);
    expect(forced(asked([option('name', pick('seat', [1], { least: 0 }))]))).toBe(false);
  });
});

describe('things that are not offered', () => {
  const why: Why = { thing: ['item', 'leather_armor'], key: 'why-soul-only-defender', args: {}, rule: 'F5' };
  const free = asked([option('done'), option('item', pick('item', ['guard_knife']))], { about: 'soul-f5', why: [why] });
  it('are dark when the question is about their kind, or says why', () => {
    expect(looks(free, begin(free), item('guard_knife'), item('gouyu'), item('leather_armor'), seat(1))).toEqual(['lit', 'unlit', 'unlit', 'plain']);
    const secret = asked([option('nothing')], { why: [why] });
    expect(looks(secret, begin(secret), item('gouyu'), item('leather_armor'))).toEqual(['plain', 'unlit']);
  });
  it('have their reason, if there is one', () => {
    expect(whyNot(free, item('leather_armor'))).toBe(why);
    expect(whyNot(free, item('gouyu'))).toBeNull();
  });
  it('change nothing when touched', () => {
    expect(click(free, begin(free), item('leather_armor'), seat(1))).toEqual(begin(free));
  });
});

describe('the neutral answer', () => {
  it('is a button when it takes no picks', () => {
    expect(neutralButton(main)).toBe(0);
    expect(neutralButton(asked([option('give', pick('item', hand))]))).toBeNull();
  });
  it('can be laid out', () => {
    const gift = asked([option('give', pick('item', hand), pick('seat', others))]);
    const choice = neutralChoice(gift);
    expect(things(gift, choice)).toEqual([item('gouyu'), seat(1)]);
    expect(answerOf(gift, choice)).toEqual(gift.neutral);
    expect(back(gift, choice).picked).toEqual([[0], []]);
  });
});
