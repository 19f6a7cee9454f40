import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, setLang } from '../../i18n.svelte';
import type { GzView } from '../../protocol';
import { play } from '../fixtures/scene';
import Table from '../Table.svelte';
import { gzScenes } from './fixtures';
import box from './fixtures/things.json';
import Gallery from './Gallery.svelte';
import GeneralCard from './GeneralCard.svelte';
import { nobody, onlyPlace, press, swapped, waysOf, waysWith, worthOf } from './pair';
import { isAway, running } from './reading';
import { things, type Box } from './things.svelte';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
});
beforeEach(() => {
  setLang('en');
  things.lay(box as Box);
  things.edition = 'current';
});
let close: () => void = () => undefined;
afterEach(() => {
  close();
  close = () => undefined;
  things.edition = 'first';
  vi.restoreAllMocks();
});

async function lay(name: string) {
  const { session } = play(gzScenes[`gz-current-${name}`] ?? { players: 0, you: null, frames: [] });
  const answer = vi.spyOn(session, 'answer');
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  const { ask, view } = session;
  if (view?.game !== 'guozhan' || ask === null) throw new Error(`nothing is asked in ${name}`);
  return { session, answer, ask, view };
}
/** The same table with something changed. */
function change(session: Awaited<ReturnType<typeof lay>>['session'], view: GzView): void {
  session.view = view;
  flushSync();
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((node) => node.textContent.trim());
const click = (node: HTMLElement | string | undefined) => {
  const found = typeof node === 'string' ? document.querySelector<HTMLElement>(node) : node;
  if (found === null || found === undefined) throw new Error(`there is no ${typeof node === 'string' ? node : 'such element'}`);
  found.click();
  flushSync();
};
const button = (words: string) => all('.question .acts button').find((node) => node.textContent.includes(words));
const thing = (of: string, value: unknown) => `[data-thing='${JSON.stringify([of, value])}']`;
const label = () => document.querySelector('.card')?.getAttribute('aria-label');

describe.each(languages)('in %s', (lang) => {
  it.each(Object.keys(gzScenes).filter((name) => name.startsWith('gz-current-')))('%s has a text for everything', async (name) => {
    setLang(lang);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await lay(name.replace('gz-current-', ''));
    expect(complaints.mock.calls.map(([said]) => String(said)).filter((said) => said.startsWith('text '))).toEqual([]);
  });
});

describe('a mark', () => {
  it('is told at every seat that has one', async () => {
    const { view } = await lay('marks');
    for (const [seat, { marks = [] }] of view.seats.entries()) {
      expect(all(`[data-seat="${seat}"] .mark.held`), `seat ${seat}`).toHaveLength(new Set(marks).size);
    }
    expect(all('.me .mark.held').map((node) => node.title)).toEqual(['Yin-Yang Fish mark', 'Careerist mark']);
  });
  it('is touched and spent; what it can be spent for is asked', async () => {
    const { answer, ask } = await lay('marks');
    const fish = thing('mark', 'fish');
    click(fish);
    expect(document.querySelector(fish)?.classList.contains('picked')).toBe(true);
    click('.acts .primary');
    const [, [option, picks]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect(ask.options[option]?.act).toBe('mark_fish_draw');
    expect(picks).toEqual([[ask.options[option]?.picks[0]?.shown.indexOf('fish')]]);
  });
  it('of a careerist is as good as others: each way has a button', async () => {
    const { answer, ask } = await lay('marks');
    click(thing('mark', 'careerist'));
    expect(document.querySelector('.acts .primary')).toBeNull();
    click(button('Draw two'));
    click('.acts .primary');
    const [, [option]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect(ask.options[option]?.act).toBe('mark_companion_draw');
  });
  it('that is held by somebody says how many there are', async () => {
    const { session, view } = await lay('marks');
    const seats = view.seats.map((seat, at) => (at === view.me?.seat ? seat : { ...seat, marks: ['charity', 'charity', 'charity'] }));
    change(session, { ...view, seats });
    expect(texts('.board .mark.held small')).toEqual(seats.slice(1).map(() => '3'));
    expect(document.querySelector('.board .mark.held')?.getAttribute('aria-label')).toBe('3 Charity marks');
  });
});

describe('questions of the current edition', () => {
  it('a lord is turned up by touching him', async () => {
    const { answer } = await lay('lord');
    click(thing('general', 'head'));
    click('.acts .primary');
    expect(answer.mock.calls[0]?.[1]).toEqual([0, [[0]]]);
  });
  it.each([['summoned', 'Reveal the head', 'head'], ['join', 'Join', 'join'], ['obey', 'Obey', 'obey']])('%s: %s', async (name, words, act) => {
    const { answer, ask } = await lay(name);
    click(button(words));
    expect(ask.options[answer.mock.calls[0]?.[1][0] ?? -1]?.act).toBe(act);
  });
  it('a marked card is given away: the skill, the card, the other', async () => {
    const { answer, ask } = await lay('alliance');
    const option = ask.options.findIndex(({ act }) => act === 'alliance');
    const [cards, seats] = ask.options[option]?.picks ?? [];
    expect(all('.gzhand .linked')).toHaveLength(cards?.shown.length ?? 0);
    click(thing('act', 'alliance'));
    click(thing('card', cards?.shown[0]));
    click(thing('seat', seats?.shown[0]));
    click('.acts .primary');
    expect(answer.mock.calls[0]?.[1]).toEqual([option, [[0], [0]]]);
  });
  it('a new deputy is chosen among cards', async () => {
    const { answer, ask } = await lay('deputy');
    expect(all('.gzoffer .gen').map((node) => node.getAttribute('aria-label')?.split(',')[0])).toEqual(['Pan Jun', 'Zhang Fei', 'Jiang Wei']);
    expect(all('.sought .gen').length).toBeGreaterThanOrEqual(3);
    click(all('.gzoffer .oslot')[1]);
    click('.acts .primary');
    expect(answer).toHaveBeenCalledWith(ask.id, [0, [[1]]]);
  });
  it('cards under the Wooden Ox lie behind the hand', async () => {
    const { view } = await lay('ox');
    const under = view.me?.piles_down?.['wooden_ox'] ?? [];
    expect(under.length).toBeGreaterThan(0);
    expect(all('.gzhand .cslot')).toHaveLength((view.me?.hand.length ?? 0) + under.length);
    expect(texts('.gzhand .underof').every((said) => said === 'Wooden Ox')).toBe(true);
  });
});

describe('a pair of the current edition', () => {
  const frame = gzScenes['gz-current-pairs']?.frames.find((one) => one.t === 'ask');
  const ask = frame?.t === 'ask' ? frame.ask : null;
  const ways = () => (ask === null ? [] : waysOf(ask));

  it('has a careerist as head with any other, a dual-kingdom general as deputy', () => {
    const pair = press(ways(), press(ways(), nobody, 'wen_qin'), 'ding_feng');
    expect(pair).toEqual({ head: 'ding_feng', deputy: 'wen_qin' });
    expect(swapped(ways(), pair)).toBeNull();
    expect(press(ways(), press(ways(), nobody, 'cao_cao'), 'zhong_hui')).toEqual({ head: 'zhong_hui', deputy: 'cao_cao' });
    expect(['zhong_hui', 'wen_qin', 'cao_cao'].map((id) => onlyPlace(ways(), id))).toEqual(['head', 'deputy', null]);
    expect(waysWith(ways(), { head: 'zhong_hui', deputy: 'wen_qin' })).toHaveLength(1);
  });
  it('has less HP where half a fish does not count, and the lord’s for the head', () => {
    expect(worthOf('deng_ai', 'cao_cao')?.head).toBe(3);
    expect(worthOf('cao_cao', 'deng_ai')?.deputy).toBe(4);
    expect(worthOf('liu_bei', 'zhao_yun')?.lord?.id).toBe('lord_liu_bei');
    expect(worthOf('liu_bei', 'zhao_yun')?.companions).toBe(true);
    expect(worthOf('liu_bei', 'zhao_yun', false)?.lord).toBeNull();
  });
  it('is chosen with the general of one place first', async () => {
    const { answer } = await lay('pairs');
    click('.pool ' + thing('general', 'wen_qin'));
    expect(texts('.pool .picked .badge')).toEqual(['Deputy']);
    expect(texts('.pairdock .q')[0]).toContain('Wen Qin is the deputy. Now a head.');
    click('.pool ' + thing('general', 'lu_kang'));
    click('.pairdock .primary');
    expect(answer.mock.calls[0]?.[1]).toEqual([3, [[2]]]);
  });
  it('may be meant in two ways where lords are optional', async () => {
    const { session, answer, ask, view } = await lay('pairs');
    const lord = { act: 'pair_with', args: { general: 'lord_cao_cao' }, picks: [{ of: 'general', shown: ['cao_hong', 'cao_ren'], least: 1, most: 1, ordered: false }] };
    change(session, { ...view, options: { ...view.options, lords: 'optional' } });
    session.ask = { ...ask, options: [...ask.options, lord] };
    flushSync();
    click('.pool ' + thing('general', 'cao_cao'));
    click('.pool ' + thing('general', 'cao_ren'));
    expect(texts('.sum .seg button')).toEqual(['Not as lord', 'Lord']);
    click(all('.sum .seg button')[1]);
    click('.pairdock .primary');
    expect(answer.mock.calls[0]?.[1]).toEqual([4, [[1]]]);
  });
  const lordTags = () => texts('.sum .tag').filter((said) => said.startsWith('starts as'));
  it('says who starts as a lord where lords are optional, also when it is settled', async () => {
    const { session, ask, view } = await lay('pairs');
    const lord = { act: 'pair_with', args: { general: 'lord_cao_cao' }, picks: [{ of: 'general', shown: ['cao_hong', 'cao_ren'], least: 1, most: 1, ordered: false }] };
    change(session, { ...view, options: { ...view.options, lords: 'optional' } });
    session.ask = { ...ask, options: [...ask.options, lord] };
    flushSync();
    click('.pool ' + thing('general', 'cao_cao'));
    click('.pool ' + thing('general', 'cao_ren'));
    expect(lordTags()).toEqual([]);
    click(all('.sum .seg button')[1]);
    expect(lordTags()).toEqual(['starts as Lord Cao Cao']);
    click('.pairdock .primary');
    session.ask = null;
    flushSync();
    expect(lordTags()).toEqual(['starts as Lord Cao Cao']);
  });
  it.each([
    [{ lords: 'auto' }, true],
    [{ lords: 'off' }, false],
    [{ lords: 'auto', packages: 'standard' }, false],
    [{ lords: 'auto', bans: ['lord_cao_cao'] }, false],
    [{ lords: 'auto', bans: ['power'] }, false],
  ])('promises no lord who is not in the box: %o', async (options, comes) => {
    const { session, view } = await lay('pairs');
    change(session, { ...view, options: { ...view.options, ...options } });
    click('.pool ' + thing('general', 'cao_cao'));
    click('.pool ' + thing('general', 'cao_ren'));
    expect(lordTags()).toEqual(comes ? ['starts as Lord Cao Cao'] : []);
  });
  it('takes either kingdom that two dual-kingdom generals share, where they may be head', async () => {
    const { session, answer, ask, view } = await lay('pairs');
    const two = (kingdom: string) => ({ act: 'pair', args: { kingdom }, picks: [{ of: 'general', shown: ['meng_da', 'xiahou_ba'], least: 2, most: 2, ordered: true }] });
    if (view.me === null) throw new Error('nobody chooses');
    change(session, { ...view, options: { ...view.options, dual_as_head: true }, me: { ...view.me, dealt: ['meng_da', 'xiahou_ba'] } });
    session.ask = { ...ask, options: [two('wei'), two('shu')], neutral: [0, [[0, 1]]] };
    flushSync();
    click('.pool ' + thing('general', 'xiahou_ba'));
    click('.pool ' + thing('general', 'meng_da'));
    expect(texts('.sum .seg button')).toEqual(['Wei', 'Shu']);
    click(all('.sum .seg button')[1]);
    expect(texts('.sum .seg [aria-pressed="true"]')).toEqual(['Shu']);
    click('.pairdock .primary');
    expect(answer.mock.calls[0]?.[1]).toEqual([1, [[1, 0]]]);
  });
});

describe('generals', () => {
  const show = (id: string) => {
    const card = mount(GeneralCard, { target: document.body, props: { id } });
    close = () => void unmount(card);
    flushSync();
  };
  it.each([
    ['soldier_female_wu', 'Soldier, Wu'],
    ['tang_zi', 'Tang Zi, Wei or Wu'],
    ['zhong_hui', 'Zhong Hui, Careerist'],
    ['lord_liu_bei', 'Lord Liu Bei, Shu, lord'],
  ])('%s is told as %s', (id, said) => {
    show(id);
    expect(label()).toBe(said);
  });
});

describe('the table', () => {
  it('tells big and small kingdoms, the kingdom of all careerists only if it is true of all', async () => {
    const { session, view } = await lay('marks');
    const sign = (seat: number) => document.querySelector(`.board [data-seat="${seat}"] .sized small`)?.className.split(' ')[0];
    expect(view.seats.flatMap(({ kingdom }, seat) => (seat === 0 ? [] : [[kingdom === 'wei', sign(seat)]]))).toEqual(
      view.seats.slice(1).map(({ kingdom }) => [kingdom === 'wei', kingdom === 'wei' ? 'big' : 'small']),
    );
    const glyphs = () => [...document.querySelectorAll('.ks:has(.big)')].map((node) => node.getAttribute('title'));
    expect(glyphs()).toEqual(['Wei']);
    const careerists = (...sizes: ('big' | 'small')[]): GzView => ({
      ...view,
      big: ['careerist'],
      seats: view.seats.map((seat, at) => ({ ...seat, kingdom: at < 2 ? 'careerist' : null, size: sizes[at] ?? 'small' })),
      kingdoms: { careerist: 2 },
    });
    change(session, careerists('big', 'small'));
    expect(glyphs()).toEqual([]);
    change(session, careerists('big', 'big'));
    expect(glyphs()).toEqual(['Careerist']);
  });
  it('tells who is lured away instead of how far', async () => {
    const { session, view } = await lay('marks');
    const seats = view.seats.map((seat, at) => (at === 1 ? { ...seat, effects: ['lure_tiger'] } : seat));
    expect(seats.map(isAway).indexOf(true)).toBe(1);
    change(session, { ...view, seats, me: view.me === null ? null : { ...view.me, distances: view.me.distances.map((far, at) => (at === 1 ? 200 : far)) } });
    expect(texts('.board [data-seat="1"] .tag.away')).toEqual(['away']);
    expect(document.querySelector('.board [data-seat="1"]')?.textContent).not.toContain('200');
  });
  it('says that battle royal has begun, and only then', async () => {
    await lay('royal');
    expect(document.querySelector('.royal')?.getAttribute('aria-label')).toBe('Battle Royal');
    close();
    await lay('marks');
    expect(document.querySelector('.royal')).toBeNull();
  });
  it('shows the cards turned up for a new deputy until something else is done', () => {
    const found = gzScenes['gz-current-deputy']?.frames.find((frame) => frame.t === 'view');
    if (found?.t !== 'view' || found.view.game !== 'guozhan') throw new Error('no view');
    const line = (n: number, key: string, args: Record<string, string | number | string[] | null>) => ({ n, key, args });
    const lines = [line(1, 'gz-turn', { seat: 0, turn: 1 }), line(2, 'gz-deputy-sought', { seat: 2, generals: ['lu_bu', 'sun_ce'], skill: 'zhiman' })];
    expect(running(found.view, lines, null).sought).toEqual({ seat: 2, generals: ['lu_bu', 'sun_ce'], found: null });
    const changed = [...lines, line(3, 'gz-deputy-changed', { seat: 2, general: 'sun_ce' })];
    expect(running(found.view, changed, null).sought?.found).toBe('sun_ce');
    expect(running(found.view, [...changed, line(4, 'gz-use', { seat: 0, card: 'slash' })], null).sought).toBeNull();
  });
});

describe('the gallery of the current edition', () => {
  const entries = () => texts('.entries > li h3');
  function open(playing: boolean) {
    const gallery = mount(Gallery, { target: document.body, props: { playing } });
    close = () => void unmount(gallery);
    flushSync();
  }
  function choose(name: string, value: string) {
    const select = all(`select[aria-label="${name}"]`)[0];
    if (!(select instanceof HTMLSelectElement)) throw new Error(`no ${name}`);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  }
  it('is narrowed by package, kingdom and mechanism', () => {
    open(true);
    expect(all('.entries > li')).toHaveLength(things.generals.size);
    choose('Mechanism', 'lord');
    expect(new Set(entries())).toEqual(new Set(['Lord Liu Bei', 'Lord Zhang Jiao', 'Lord Sun Quan', 'Lord Cao Cao']));
    choose('Package', 'formation');
    expect(entries()).toEqual(['Lord Liu Bei']);
    choose('Mechanism', '');
    click(all('.kinds button').find((node) => node.textContent.includes('Wei')));
    expect(entries()).toEqual(['Deng Ai', 'Cao Hong']);
  });
  it('lists a dual-kingdom general under both kingdoms', () => {
    open(true);
    choose('Mechanism', 'dual');
    click(all('.kinds button').find((node) => node.textContent.includes('Wu')));
    expect(entries()).toContain('Tang Zi');
  });
  it('tells which cards carry the mark', () => {
    open(true);
    all('.filters input[type="radio"]')[1]?.click();
    flushSync();
    choose('Mechanism', 'alliance');
    const marked = [...things.cards.values()].filter((card) => card.marked !== undefined);
    expect(all('.entries > li')).toHaveLength(marked.length);
    expect(all('.copies .allied')).toHaveLength(marked.reduce((sum, card) => sum + (card.marked?.length ?? 0), 0));
  });
  it('changes the edition beside no match', () => {
    things.edition = 'first';
    open(false);
    expect(all('.entries > li')).toHaveLength(60);
    const radio = all('.filters [role="radiogroup"]')[1]?.querySelectorAll('input')[1];
    radio?.click();
    flushSync();
    expect(things.edition).toBe('current');
    expect(all('.entries > li')).toHaveLength(things.generals.size);
  });
});
