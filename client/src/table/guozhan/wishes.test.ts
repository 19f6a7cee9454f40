import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLang } from '../../i18n.svelte';
import { prefs } from '../../prefs.svelte';
import type { Waiting } from '../../protocol';
import type { RoomSession } from '../../session.svelte';
import { play } from '../fixtures/scene';
import Table from '../Table.svelte';
import { gzScenes } from './fixtures';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
});
beforeEach(() => {
  setLang('en');
  prefs.passEmpty = true;
});
let close: () => void = () => undefined;
afterEach(() => {
  close();
  vi.useRealTimers();
});

async function lay(name: string) {
  const { session } = play(gzScenes[`gz-${name}`] ?? { players: 0, you: null, frames: [] });
  const prefer = vi.spyOn(session, 'prefer');
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  return { session, prefer };
}
/** What the server says after a wish. */
function unwanted(session: RoomSession, ...prefer: string[]): void {
  const { room } = session;
  if (room === null) throw new Error('no room');
  session.room = { ...room, seats: room.seats.map((seat, at) => (at === room.you ? { ...seat, prefer } : seat)) };
  flushSync();
}
const click = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
};
const pressed = (selector: string) => document.querySelector(selector)?.getAttribute('aria-pressed');
const text = (selector: string) => document.querySelector(selector)?.textContent.trim() ?? '';

describe('windows in which passing is all one can do', () => {
  it('are given up once, when a match is seen', async () => {
    const { session, prefer } = await lay('choose');
    expect(prefer.mock.calls).toEqual([['empty', false]]);
    unwanted(session, 'empty');
    unwanted(session, 'empty', 'gz-nullify');
    expect(prefer).toHaveBeenCalledTimes(1);
  });
  it('are asked if the person has said so, now or later', async () => {
    prefs.passEmpty = false;
    const { session, prefer } = await lay('turn');
    expect(prefer).not.toHaveBeenCalled();
    prefs.passEmpty = true;
    flushSync();
    expect(prefer).toHaveBeenLastCalledWith('empty', false);
    unwanted(session, 'empty');
    prefs.passEmpty = false;
    flushSync();
    expect(prefer).toHaveBeenLastCalledWith('empty', true);
  });
  it('are told of others on their seats', async () => {
    const { session } = await lay('turn');
    const { room } = session;
    if (room === null) throw new Error('no room');
    expect(document.querySelector('.board .passes')).toBeNull();
    session.room = { ...room, seats: room.seats.map((seat, at) => (at === 1 ? { ...seat, prefer: ['empty', 'gz-nullify'] } : seat)) };
    flushSync();
    const said = 'secret moments with nothing to use, Nullification that is not about oneself';
    expect(document.querySelector('.board .passes')?.getAttribute('title')).toContain(said);
    expect(text('.board [data-seat="1"] > .vh')).toContain(said);
  });
  it('are nothing to a spectator', async () => {
    const { prefer } = await lay('watching');
    expect(prefer).not.toHaveBeenCalled();
  });
});

describe('pre-showing', () => {
  it('is switched at each skill of a hidden general, and only there', async () => {
    const { session, prefer } = await lay('dodge');
    expect(document.querySelectorAll('.me .preshow')).toHaveLength(document.querySelectorAll('.me .hiddenskill').length);
    expect(pressed('.preshow')).toBe('true');
    click('.preshow');
    expect(prefer).toHaveBeenLastCalledWith('show-ganglie', false);
    unwanted(session, 'empty', 'show-ganglie');
    expect(pressed('.preshow')).toBe('false');
    click('.preshow');
    expect(prefer).toHaveBeenLastCalledWith('show-ganglie', true);
  });
  it('is over when the general lies open', async () => {
    const { session, prefer } = await lay('dodge');
    unwanted(session, 'empty', 'show-ganglie');
    const { view } = session;
    if (view?.game !== 'guozhan') throw new Error('no view');
    prefer.mockClear();
    session.view = { ...view, seats: view.seats.map((seat, at) => (at === view.me?.seat ? { ...seat, generals: seat.generals.map((one) => ({ ...one, up: true })) } : seat)) };
    flushSync();
    expect(prefer.mock.calls).toEqual([['show-ganglie', true]]);
    expect(document.querySelector('.preshow')).toBeNull();
  });
});

describe('nullification', () => {
  it('can be passed for good unless it is about me, and the wish be taken back', async () => {
    const { session, prefer } = await lay('nullify');
    expect(pressed('.acts .pass')).toBe('false');
    click('.acts .pass');
    expect(prefer).toHaveBeenLastCalledWith('gz-nullify', false);
    unwanted(session, 'empty', 'gz-nullify');
    expect(pressed('.acts .pass')).toBe('true');
    session.ask = null;
    flushSync();
    click('.question.idle .acts button');
    expect(prefer).toHaveBeenLastCalledWith('gz-nullify', true);
  });
});

describe('whom the table waits for', () => {
  const window = (more: Partial<Waiting>): Waiting => ({ id: 1, about: 'gz-play', deadline: 'long', secret: false, seats: [1], left_ms: null, total_ms: null, ...more });
  const wait = (session: RoomSession, waiting: Waiting) => {
    session.waiting = waiting;
    session.waitingAt = performance.now();
    flushSync();
  };
  it('does not change with windows that are over in a moment', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { session } = await lay('watching');
    wait(session, window({}));
    vi.advanceTimersByTime(600);
    flushSync();
    const said = text('.question .q');
    expect(said).toContain('阿朱');
    wait(session, window({ about: 'gz-skill', secret: true, seats: null }));
    vi.advanceTimersByTime(400);
    wait(session, window({}));
    vi.advanceTimersByTime(599);
    flushSync();
    expect(text('.question .q')).toBe(said);
  });
  it('changes when a window lasts, and says nobody when it is long over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const { session } = await lay('watching');
    wait(session, window({ seats: [2] }));
    expect(text('.question .q')).not.toContain('墨白');
    vi.advanceTimersByTime(600);
    flushSync();
    expect(text('.question .q')).toContain('墨白');
    for (let n = 0; n < 8; n += 1) {
      wait(session, window({ about: 'gz-skill', secret: true, seats: null }));
      vi.advanceTimersByTime(300);
    }
    flushSync();
    expect(text('.question .q')).not.toContain('墨白');
  });
});

describe('what follows without an answer', () => {
  it('is foreseen for a dodge and a rescue', async () => {
    await lay('dodge');
    expect(text('.question .sub')).toMatch(/at least 1\s+damage; you have \d HP/);
    close();
    const { session } = await lay('dodge');
    if (session.ask !== null) session.ask = { ...session.ask, args: { ...session.ask.args, needed: 2, amount: 4 } };
    flushSync();
    expect(text('.question .q')).toMatch(/takes 2 Dodges/);
    expect(text('.question .sub')).toMatch(/2 are needed; .* at least 4\s+damage; you have \d HP left and would be dying/);
    close();
    await lay('rescue');
    expect(text('.question .sub')).toMatch(/HP to recover/);
  });
});
