import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLang } from '../../i18n.svelte';
import type { ChatLine } from '../../protocol';
import { play, type Scene } from '../fixtures/scene';
import Table from '../Table.svelte';
import { sjScenes } from './fixtures';
import { winterCouncil } from './fixtures/winter-council';

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

const line = (seat: number | null, to: number[] | null, text: string): ChatLine => ({ seat, name: seat === null ? 'Watcher' : `S${String(seat)}`, text, at: 0, to });
async function lay(scene: Scene, before: ChatLine[] = []) {
  const { session } = play(scene);
  session.chat = before;
  const say = vi.spyOn(session, 'say');
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  const me = session.room?.you ?? null;
  const hear = (...lines: ChatLine[]) => {
    session.chat = [...session.chat, ...lines];
    flushSync();
  };
  return { session, say, me, hear };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (node: Element | null | undefined) => node?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
const click = (node: HTMLElement | undefined) => {
  node?.click();
  flushSync();
};
const press = (key: string) => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const tabs = () => all('.rail > .tabs [role="tab"]');
const chatTab = () => tabs().find((tab) => text(tab).startsWith('Chat'));
const threads = () => all('.talk [role="tab"]');
const count = (node: Element | null | undefined) => text(node?.querySelector('.n'));
const bubbles = () => all('.talk .bub').map(text);
const field = () => document.querySelector<HTMLInputElement>('.talk [data-say]');
function type(words: string): void {
  const input = field();
  if (input === null) throw new Error('there is nowhere to write');
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
function write(words: string): void {
  type(words);
  field()?.form?.requestSubmit();
  flushSync();
}
const polite = () => text(document.querySelector('[aria-live="polite"][role="status"]'));
/** The first two seats that are not mine. */
const two = (me: number | null): [number, number] => {
  const [one = -1, other = -1] = [0, 1, 2].filter((seat) => seat !== me);
  return [one, other];
};

describe('the talk of a table', () => {
  it('has a thread with all and one with everybody alone', async () => {
    const { session } = await lay(winterCouncil);
    press('c');
    expect(threads()).toHaveLength(session.room?.seats.length ?? 0);
    expect(text(threads()[0])).toBe('the table');
    expect(field()).not.toBeNull();
    expect(document.querySelectorAll('.rail [data-say]')).toHaveLength(1);
  });
  it('says a line to the table, to one, or to some', async () => {
    const { say, session, me } = await lay(winterCouncil);
    press('c');
    write('hm');
    expect(say).toHaveBeenLastCalledWith('hm', null);
    click(threads()[1]);
    const [one, other] = two(me);
    expect(field()?.placeholder).toContain(session.room?.seats[one]?.name);
    write('psst');
    expect(say).toHaveBeenLastCalledWith('psst', [one]);
    click(all('.talk .more')[0]);
    for (const button of all('.talk .gather .tag').slice(0, 2)) click(button);
    click(all('.talk .gather .btn')[0]);
    write('three of us');
    expect(say).toHaveBeenLastCalledWith('three of us', [one, other]);
  });
  it('keeps what is being written with the thread it is written to', async () => {
    const { say } = await lay(winterCouncil);
    press('c');
    click(threads()[1]);
    type('only for you');
    click(threads()[0]);
    expect(field()?.value).toBe('');
    press('l');
    press('c');
    click(threads()[1]);
    expect(field()?.value).toBe('only for you');
    expect(say).not.toHaveBeenCalled();
  });
  it('shows a line in its own thread alone', async () => {
    const { hear, me } = await lay(winterCouncil);
    const [one, other] = two(me);
    press('c');
    hear(line(one, null, 'all'), line(one, [me ?? -1], 'to me'), line(other, [one, me ?? -1], 'to two'));
    expect(bubbles()).toEqual([`S${String(one)}all`]);
    click(threads()[1]);
    expect(bubbles()).toEqual([`S${String(one)}to me`]);
    click(threads().at(-1));
    expect(bubbles()).toEqual([`S${String(other)}to two`]);
  });
  it('marks what has not been read, on its tab and on its thread, and remembers what has', async () => {
    const { hear, me } = await lay(winterCouncil, [line(two(0)[0], null, 'before I came')]);
    const [one] = two(me);
    expect(count(chatTab())).toBe('');
    hear(line(one, [me ?? -1], 'to me'), line(one, null, 'all'), line(me, [one], 'mine, from another window'));
    expect(count(chatTab())).toBe('2');
    expect(count(all('.wtabs [role="tab"]').find((tab) => text(tab).startsWith('Chat')))).toBe('2');
    press('c');
    expect(count(chatTab())).toBe('1');
    expect([count(threads()[0]), count(threads()[1])]).toEqual(['', '1']);
    click(threads()[1]);
    expect(count(chatTab())).toBe('');
    press('l');
    press('c');
    expect(threads()[1]?.getAttribute('aria-selected')).toBe('true');
    expect(threads().map(count).join('')).toBe('');
  });
  it('announces politely who writes where I do not look', async () => {
    const { hear, me } = await lay(winterCouncil);
    const [one, other] = two(me);
    hear(line(one, [me ?? -1], 'south?'));
    expect(polite()).toBe(`S${String(one)} writes to you alone`);
    hear(line(one, [other, me ?? -1], 'south?'));
    expect(polite()).toMatch(new RegExp(`^S${String(one)} writes to you and `));
    press('c');
    hear(line(one, null, 'read out where it appears'));
    expect(polite()).not.toContain('speaks to the table');
    expect(document.querySelector('.talk ul')?.getAttribute('aria-live')).toBe('polite');
  });
  it('is not read while the sheet of a phone is down', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { hear, me } = await lay(winterCouncil);
    const [one] = two(me);
    press('c');
    press('t');
    hear(line(one, null, 'all'));
    expect(count(chatTab())).toBe('1');
    press('c');
    expect(count(chatTab())).toBe('');
  });
  it('has for a spectator the table alone', async () => {
    await lay(sjScenes['sj-watching'] as Scene);
    press('c');
    expect(threads().map(text)).toEqual(['the table']);
    expect(document.querySelector('.talk .more')).toBeNull();
    expect(field()).not.toBeNull();
  });
});
