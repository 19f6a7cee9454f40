import { beforeAll, describe, expect, it } from 'vitest';
import { setLang } from '../../i18n.svelte';
import type { Ask, AskOption, GzView, Json, Pick } from '../../protocol';
import type { RoomSession } from '../../session.svelte';
import { answerOf, begin, look, name, others, things, touch, type Bond, type Choice, type Thing } from '../question';
import { gzScenes } from './fixtures';
import { distinct, gzWays, plain, thingName } from './ways';

beforeAll(() => setLang('en'));

const pick = (of: string, shown: Json[], more: Partial<Pick> = {}): Pick => ({ of, shown, least: 1, most: 1, ordered: false, ...more });
const option = (act: string, args: AskOption['args'], ...picks: Pick[]): AskOption => ({ act, args, picks });
const asked = (about: string, options: AskOption[], why: Ask['why'] = []): Ask => ({
  id: 7, turn: 0, about, args: {}, deadline: 'long', left_ms: null, total_ms: null, secret: false, kind: 'one', options, neutral: [0, []], why,
});

const hand = ['slash.s8', 'slash.s8', 'borrowed_sword.c12', 'dodge.d2', 'iron_chain.c10'];
const found = gzScenes['gz-turn']?.frames.find((frame) => frame.t === 'view');
if (found?.t !== 'view' || found.view.game !== 'guozhan' || found.view.me === null) throw new Error('gz-turn has no view');
const view: GzView = { ...found.view, me: { ...found.view.me, hand } };
const ways = gzWays({ view, room: null } as unknown as RoomSession);

const play = ways.adapt?.(
  asked(
    'gz-play',
    [
      option('end', {}),
      option('use', { card: 'slash' }, pick('card', ['slash.s8', 'slash.s8']), pick('seat', [1, 2])),
      option('use', { card: 'slash', reveals: 'head' }, pick('card', ['slash.s8', 'slash.s8']), pick('seat', [5])),
      option('use', { card: 'borrowed_sword' }, pick('card', ['borrowed_sword.c12']), pick('seat', [3]), pick('second', [4, 5])),
      option('use', { card: 'borrowed_sword' }, pick('card', ['borrowed_sword.c12']), pick('seat', [4]), pick('second', [1])),
      option('use', { card: 'iron_chain' }, pick('card', ['iron_chain.c10']), pick('seat', [1, 2, 3], { most: 2 })),
      option('recast', {}, pick('card', ['iron_chain.c10'])),
      option('longdan', { card: 'slash', reveals: 'deputy' }, pick('card', ['dodge.d2']), pick('seat', [1, 2])),
      option('lijian', {}, pick('seat', [6, 7], { least: 2, most: 2 })),
    ],
    [
      { thing: ['card', 'dodge.d2'], key: 'why-gz-only-answer', args: {}, rule: '§15.1' },
      { thing: ['target', ['slash.s8', 6]], key: 'why-gz-out-of-range', args: {}, rule: '§15.1' },
    ],
  ),
) as Ask;
const bonds: Bond[] = play.options.map(({ act }, at) => ({ thing: ['act', act], option: at }));
const card = (wire: string): Thing => ['card', wire];
const seat = (n: number): Thing => ['seat', n];
const click = (from: Choice, ...clicked: Thing[]) => clicked.reduce((choice, thing) => touch(play, bonds, choice, thing, ways.manner), from);
const looks = (choice: Choice, ...seen: Thing[]) => seen.map((thing) => look(play, bonds, choice, thing, ways.manner));

describe('equal cards', () => {
  it('are told apart and named alike', () => {
    expect(distinct(hand)).toEqual(['slash.s8', 'slash.s8#2', 'borrowed_sword.c12', 'dodge.d2', 'iron_chain.c10']);
    expect(distinct(['peach.h3', 'peach.h3', 'peach.h3'])).toEqual(['peach.h3', 'peach.h3#2', 'peach.h3#3']);
    expect(plain('slash.s8#2')).toBe('slash.s8');
    expect(thingName(card('slash.s8#2'), [])).toBe(thingName(card('slash.s8'), []));
    expect(answerOf(play, click(begin(play), card('slash.s8#2'), seat(2)))).toEqual([1, [[1], [1]]]);
  });
});

describe('the play phase', () => {
  it('lights cards first, and seats only for the card that is picked', () => {
    expect(looks(begin(play), card('slash.s8'), seat(1), card('dodge.d2'))).toEqual(['lit', 'unlit', 'unlit']);
    const slash = click(begin(play), card('slash.s8'));
    expect(slash.option).toBe(1);
    expect(looks(slash, seat(1), seat(3), seat(6), card('iron_chain.c10'))).toEqual(['lit', 'unlit', 'unlit', 'lit']);
  });
  it('goes over to what only a hidden general allows when that is touched', () => {
    const far = click(begin(play), card('slash.s8'), seat(5));
    expect(answerOf(play, far)).toEqual([2, [[0], [0]]]);
    expect(ways.showing?.(play, 2)).toBe('shows your head');
    expect(ways.showing?.(play, 1)).toBeNull();
  });
  it('finds the borrowed blade by the first player', () => {
    const first = click(begin(play), card('borrowed_sword.c12'), seat(4));
    expect(first.option).toBe(4);
    expect(looks(first, seat(1), seat(5))).toEqual(['lit', 'unlit']);
    expect(answerOf(play, click(first, seat(1)))).toEqual([4, [[0], [0], [0]]]);
  });
  it('uses a card unless recasting is named', () => {
    const chain = click(begin(play), card('iron_chain.c10'));
    expect(chain.option).toBe(5);
    expect(others(play, chain)).toEqual([6]);
    expect(answerOf(play, name(play, chain, 6))).toEqual([6, [[0]]]);
  });
  it('enters a skill by its name, and only then lights its cards', () => {
    const longdan = click(begin(play), ['act', 'longdan']);
    expect([longdan.option, longdan.named]).toEqual([7, true]);
    expect(looks(longdan, card('dodge.d2'), card('slash.s8'), ['act', 'lijian'])).toEqual(['lit', 'unlit', 'lit']);
    expect(answerOf(play, click(longdan, card('dodge.d2'), seat(1)))).toEqual([7, [[0], [0]]]);
    expect(click(longdan, ['act', 'lijian']).option).toBe(8);
  });
  it('gives another card its turn', () => {
    const other = click(begin(play), card('slash.s8'), seat(1), card('iron_chain.c10'));
    expect(other.option).toBe(5);
    expect(things(play, other)).toEqual([card('iron_chain.c10'), seat(1)]);
  });
  it('knows why a seat is no target of the card in question', () => {
    const slash = click(begin(play), card('slash.s8#2'));
    expect(ways.reasons?.(slash, play, seat(6))).toEqual([['target', ['slash.s8', 6]]]);
  });
});

describe('a response', () => {
  const dodge = asked('gz-dodge', [
    option('decline', {}),
    option('card', {}, pick('card', ['dodge.d2'])),
    option('qingguo', { card: 'dodge', reveals: 'deputy' }, pick('card', ['slash.s8', 'iron_chain.c10'])),
  ]);
  const click = (...clicked: Thing[]) => clicked.reduce((choice, thing) => touch(dodge, [], choice, thing, ways.manner), begin(dodge));
  it('is one touch, whatever makes the card', () => {
    expect(answerOf(dodge, click(card('dodge.d2')))).toEqual([1, [[0]]]);
    expect(answerOf(dodge, click(card('iron_chain.c10')))).toEqual([2, [[1]]]);
  });
  it('has buttons for what cannot be touched', () => {
    expect(dodge.options.map((_, at) => ways.hasButton?.(dodge, at))).toEqual([true, false, true]);
  });
});

describe('cards that are not mine', () => {
  it('are laid out in the question', () => {
    const harvest = ways.adapt?.(asked('gz-harvest', [option('choose', {}, pick('card', ['peach.h3', 'slash.s8', 'slash.s8']))])) as Ask;
    const [first] = harvest.options[0]?.picks ?? [];
    expect(first?.of).toBe('laid');
    expect(first !== undefined && ways.place(harvest, first)).toBe('question');
  });
});
