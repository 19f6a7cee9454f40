import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, setLang } from '../../i18n.svelte';
import { play, type Scene } from '../fixtures/scene';
import Table from '../Table.svelte';
import { autumnFlower, autumnOrder, autumnRecruit, autumnRonin, autumnSettle, autumnShow, autumnStation, autumnWait, autumnWatching } from './fixtures/autumn-settle';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => setLang('en'));
let close: () => void = () => undefined;
afterEach(() => {
  close();
  vi.restoreAllMocks();
});

async function lay(scene: Scene) {
  const { session } = play(scene);
  const answer = vi.spyOn(session, 'answer');
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  const sent = () => {
    const [, [option, picks]] = answer.mock.calls[0] ?? [0, [-1, []]];
    const found = session.ask?.options[option];
    return { act: found?.act, args: found?.args, things: picks.flatMap((places, pick) => places.map((at) => found?.picks[pick]?.shown[at])) };
  };
  return { session, answer, sent };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((node) => node.textContent.trim().replaceAll(/\s+/g, ' '));
const click = (node: HTMLElement | string | undefined) => {
  (typeof node === 'string' ? document.querySelector<HTMLElement>(node) : node)?.click();
  flushSync();
};
const confirm = '.question .primary';
const desk = (name: string) => `.settle [aria-label="${name}"]`;

describe('my settlement', () => {
  it('a combination is chosen first and redeemed second', async () => {
    const { answer, sent } = await lay(autumnSettle);
    const buttons = all(`${desk('Combinations')} .do .btn`);
    expect(buttons).toHaveLength(3);
    click(buttons[0]);
    expect(answer).not.toHaveBeenCalled();
    expect(buttons[0]?.getAttribute('aria-pressed')).toBe('true');
    click(confirm);
    expect(sent()).toMatchObject({ act: 'redeem', args: { combination: 'five_ribbons' } });
  });
  it('combinations that want the same card say so', async () => {
    await lay(autumnSettle);
    const rows = texts(`${desk('Combinations')} li.full .r`);
    expect(rows).toHaveLength(2);
    expect(rows.every((row) => row.includes('same card'))).toBe(true);
  });
  it('the flowers of the combination that is looked at are lit', async () => {
    await lay(autumnSettle);
    expect(all(`${desk('Hanafuda')} .han.lit`)).toHaveLength(5);
    all(`${desk('Combinations')} li`).at(-1)?.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(all(`${desk('Hanafuda')} .han.lit`)).toHaveLength(4);
  });
  it('a trade card is handed in, and why another cannot be', async () => {
    const { sent } = await lay(autumnSettle);
    const cards = all(`${desk('Trade')} li`);
    expect(cards).toHaveLength(4);
    expect(cards[3]?.querySelector('button')?.disabled).toBe(true);
    expect(cards[3]?.textContent.trim().length).toBeGreaterThan(10);
    click(cards[1]?.querySelector('button') ?? undefined);
    click(confirm);
    expect(sent()).toMatchObject({ act: 'trade', things: ['lotus.trade.3'] });
  });
  it('a hostage is displayed, and one that lies there taken back', async () => {
    const { sent } = await lay(autumnSettle);
    const slots = all(`${desk('Hostages')} .slots li`);
    expect(slots).toHaveLength(5);
    click(slots[0]?.querySelector('button') ?? undefined);
    expect(slots[0]?.querySelector('.chosen')).not.toBeNull();
    click(slots[3]?.querySelector('button') ?? undefined);
    expect(slots[0]?.querySelector('.chosen')).toBeNull();
    click(confirm);
    expect(sent()).toMatchObject({ act: 'take_back', things: ['cherry.hostage.2'] });
  });
  it('a set that lacks a family cannot be returned', async () => {
    await lay(autumnSettle);
    expect(document.querySelector<HTMLButtonElement>(`${desk('Diplomacy set')} .btn`)?.disabled).toBe(true);
    expect(all(`${desk('Diplomacy set')} .hole`)).toHaveLength(1);
  });
  it('a power chooses its seat', async () => {
    const { sent } = await lay(autumnSettle);
    click(all(`${desk('Samurai and heroes')} .picks .btn`)[1]);
    click(confirm);
    expect(sent()).toMatchObject({ act: 'swap', args: { samurai: 'umeko' }, things: [2] });
  });
  it('choosing again takes the choice back', async () => {
    await lay(autumnSettle);
    const [button] = all(`${desk('Combinations')} .do .btn`);
    click(button);
    click(button);
    expect(document.querySelector(confirm)).toBeNull();
  });
});

describe('without a province', () => {
  it('the set is returned with the cards that are least useful, or others', async () => {
    const { sent } = await lay(autumnRonin);
    click(`${desk('Diplomacy set')} > .btn`);
    click(all(`${desk('Diplomacy set')} .sjcard`)[0]);
    click(confirm);
    expect(sent()).toMatchObject({ act: 'set', things: ['fan.trade.3', 'mask.hostage.1', 'lotus.support.2', 'cherry.trade.1', 'dragon.support.3'] });
  });
  it('mercenaries are counted and paid', async () => {
    const { sent } = await lay(autumnRonin);
    const row = all('.more .row').find((node) => node.querySelector('.step') !== null);
    click(row?.querySelector<HTMLElement>('.step button') ?? undefined);
    expect(row?.querySelector('.step b')?.textContent).toBe('5');
    click(confirm);
    expect(sent()).toMatchObject({ act: 'hire', args: { sea: 'north' }, things: [5] });
  });
  it('a flower is exchanged by touching it', async () => {
    const { sent } = await lay(autumnRonin);
    click(all(`${desk('Hanafuda')} button.one`)[1]);
    click(confirm);
    expect(sent()).toMatchObject({ act: 'card_change', things: ['m05_4'] });
  });
});

describe('what a settlement asks besides', () => {
  it('flowers that were shown say what they would bring', async () => {
    const { sent } = await lay(autumnFlower);
    expect(texts('.asked small')[0]).toContain('3/4');
    click(all('.asked .row button')[0]);
    click(confirm);
    expect(sent()).toMatchObject({ act: 'take', things: ['m03_1'] });
  });
  it('as many of my flowers as are asked for are shown', async () => {
    const { sent } = await lay(autumnShow);
    for (const at of [1, 4, 6]) click(all('.asked .row button')[at]);
    click(confirm);
    expect(sent().things).toHaveLength(3);
    expect(texts('.asked small').some((text) => text.startsWith('breaks'))).toBe(true);
  });
  it('a samurai is kept, and stationed', async () => {
    const { sent } = await lay(autumnRecruit);
    click(all('.asked .row button')[2]);
    click(confirm);
    expect(sent()).toMatchObject({ act: 'keep', things: ['sanada'] });
    close();
    const other = await lay(autumnStation);
    click(all('.asked .row button')[1]);
    click(confirm);
    expect(other.sent()).toMatchObject({ act: 'station', things: ['aki'] });
  });
  it('the host arranges the order, and can confirm it as it is', async () => {
    const { sent } = await lay(autumnOrder);
    const who = () => all('[data-seat-order]');
    who()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    flushSync();
    click(all('.own .arrow').at(-2));
    click(confirm);
    expect(sent()).toMatchObject({ act: 'order', things: [1, 0, 2, 4, 3] });
  });
});

describe('others', () => {
  it('who waits sees who settles and what has come of it, and can change nothing', async () => {
    await lay(autumnWait);
    expect(all('.ord .now')).toHaveLength(1);
    expect(all('.settle .col button:not(:disabled)')).toEqual([]);
  });
  it('a spectator sees what lies open', async () => {
    await lay(autumnWatching);
    expect(document.querySelector(desk('Hanafuda'))).toBeNull();
    expect(all(`${desk('Hostages')} .oth li`)).toHaveLength(5);
  });
});

it('the ledger tells honour by source, dealings and promises', async () => {
  await lay(autumnSettle);
  click(all('.rail [role="tab"]')[1]);
  expect(all('.ledger .row')).toHaveLength(5);
  expect(all('.ledger .row')[0]?.querySelector('.t')?.textContent).toBe('53');
  expect(all('.ledger .row')[0]?.querySelector('.neg')).not.toBeNull();
  expect(all('.ledger .deal')).toHaveLength(3);
  expect(all('.ledger .pact')).toHaveLength(2);
});
it.each(languages)('everything has a text in %s', async (lang) => {
  setLang(lang);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const scene of [autumnSettle, autumnRonin, autumnShow, autumnOrder, autumnWait]) {
    await lay(scene);
    click(all('.rail [role="tab"]')[1]);
    close();
  }
  close = () => undefined;
  expect(complaints.mock.calls.filter(([said]) => String(said).startsWith('text ')).map(([said]) => String(said))).toEqual([]);
});
