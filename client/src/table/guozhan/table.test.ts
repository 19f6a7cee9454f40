import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLang } from '../../i18n.svelte';
import { play, type Scene } from '../fixtures/scene';
import Table from '../Table.svelte';
import { gzScenes } from './fixtures';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
});
beforeEach(() => setLang('en'));
let close: () => void = () => undefined;
afterEach(() => close());

async function lay(name: string) {
  const scene: Scene = gzScenes[`gz-${name}`] ?? { players: 0, you: null, frames: [] };
  const { session } = play(scene);
  const answer = vi.spyOn(session, 'answer');
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  const { ask, view } = session;
  if (view?.game !== 'guozhan') throw new Error(`no view in ${name}`);
  return { session, answer, ask, view };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const click = (node: HTMLElement | string | undefined) => {
  (typeof node === 'string' ? document.querySelector<HTMLElement>(node) : node)?.click();
  flushSync();
};
const key = (name: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: /\d/.test(name) ? `Digit${name}` : name, bubbles: true }));
  flushSync();
};
const text = (selector: string) => document.querySelector(selector)?.textContent.trim() ?? '';

describe('a card on a target', () => {
  it('is picked, aimed and sent, and nothing before', async () => {
    const { answer, ask } = await lay('turn');
    expect(all('.board .seat.lit')).toEqual([]);
    const slash = all('.gzhand .cslot.lit').find((node) => node.dataset['thing']?.includes('"slash.') === true);
    click(slash);
    const seats = all('.board .seat.lit');
    expect(seats.length).toBeGreaterThan(0);
    click(seats[0]);
    expect(document.querySelector('.board .arrows')).not.toBeNull();
    expect(answer).not.toHaveBeenCalled();
    click('.acts .primary');
    const [id, [option, picks]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect(id).toBe(ask?.id);
    expect(ask?.options[option]?.args['card']).toBe('slash');
    expect(picks.map((places) => places.length)).toEqual([1, 1]);
  });
  it('says why somebody else is none', async () => {
    await lay('turn');
    click(all('.gzhand .cslot.lit').find((node) => node.dataset['thing']?.includes('"slash.') === true));
    const far = all('.board .seat:not(.lit, .dead)')[0];
    click(far);
    expect(text('.whyband')).not.toBe('');
    expect(far?.getAttribute('aria-disabled')).toBe('true');
  });
  it('says why a card cannot be used', async () => {
    await lay('turn');
    click('.gzhand .cslot.unlit');
    expect(text('.whyband')).not.toContain('ui-table-why-none');
    expect(text('.whyband').length).toBeGreaterThan(10);
  });
});

describe('by keyboard', () => {
  it('a digit picks, Enter confirms, Backspace takes back', async () => {
    const { answer, ask } = await lay('dodge');
    key('1');
    expect(all('.gzhand .cslot.picked')).toHaveLength(1);
    key('Backspace');
    expect(all('.gzhand .cslot.picked')).toHaveLength(0);
    key('1');
    key('Enter');
    const [, [option]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect(ask?.options[option]?.act).toBe('card');
  });
  it('N declines', async () => {
    const { answer, ask } = await lay('dodge');
    key('n');
    expect(answer).toHaveBeenCalledWith(ask?.id, [0, []]);
  });
  it('Q is the first of my skills', async () => {
    await lay('turn');
    const first = document.querySelector('.skills-row .skill');
    key('q');
    expect(document.activeElement).toBe(first);
  });
});

describe('what stands on the table', () => {
  it('a chain of nullifications is told step by step, with what comes of it', async () => {
    await lay('nullify');
    const steps = all('.chain li').map((node) => node.textContent.trim());
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.at(-1)).toMatch(steps.length % 2 === 1 ? /takes effect/ : /is cancelled/);
  });
  it('using what turns a general up says so on its button', async () => {
    await lay('skill');
    expect(text('.acts .shows')).toMatch(/shows your (head|deputy)/);
  });
  it('own hidden generals are turned up by touching them', async () => {
    const { answer, ask } = await lay('show');
    click(all('.me .gslot.lit')[0]);
    click('.acts .primary');
    const [, [option]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect(ask?.options[option]?.act).toBe('turn_up');
  });
  it('cards of others are laid out, hand cards as backs', async () => {
    const { ask } = await lay('snatch');
    const shown = ask?.options[0]?.picks[0]?.shown ?? [];
    expect(all('.gzoffer .oslot')).toHaveLength(shown.length);
    expect(all('.gzoffer .card.back')).toHaveLength(shown.filter((one) => JSON.stringify(one).includes('"hand"')).length);
  });
  it('somebody dying is named in the middle', async () => {
    const { session, ask } = await lay('rescue');
    expect(text('.dying')).toContain(session.room?.seats[Number(ask?.args['dying'])]?.name ?? '?');
  });
  it('kingdoms are told by name, not by colour alone', async () => {
    const { view } = await lay('turn');
    for (const [seat, { kingdom }] of view.seats.entries()) {
      if (seat === view.me?.seat || kingdom === null) continue;
      expect(text(`.board [data-seat="${seat}"] .vh`)).toMatch(/Wei|Shu|Wu|Qun|Careerist/);
    }
  });
  it.each(['two', 'twelve', 'turn'])('everybody has a plate: %s', async (name) => {
    const { view } = await lay(name);
    expect(all('.board .seat')).toHaveLength(view.players - 1);
  });
});

describe('secrecy', () => {
  it('shows no face of a hidden general that I have not seen', async () => {
    const { view } = await lay('turn');
    for (const [seat, { generals }] of view.seats.entries()) {
      if (seat === view.me?.seat) continue;
      const hidden = generals.filter(({ id }, at) => id === null && view.me?.known[String(seat)]?.generals[at === 0 ? 'head' : 'deputy'] === undefined);
      expect(all(`.board [data-seat="${seat}"] .card.back`)).toHaveLength(hidden.length);
    }
  });
  it('tells equal cards apart without showing how', async () => {
    const { session, view } = await lay('turn');
    if (view.me === null) throw new Error('nobody');
    const [first = ''] = view.me.hand;
    session.view = { ...view, me: { ...view.me, hand: [first, ...view.me.hand], suits: [view.me.suits[0] ?? '', ...view.me.suits] } };
    flushSync();
    const [one, other] = all('.gzhand .cslot');
    expect(other?.dataset['thing']).not.toBe(one?.dataset['thing']);
    for (const node of all('.gzhand .cslot')) delete node.dataset['thing'];
    expect(document.body.innerHTML).not.toMatch(/#2/);
  });
  it('shows a spectator no hand', async () => {
    await lay('watching');
    expect(document.querySelector('.gzhand, .me .skill')).toBeNull();
  });
  it('always declining to dodge is not offered, passing nullifications is', async () => {
    await lay('dodge');
    expect(document.querySelector('.acts .pass')).toBeNull();
    close();
    await lay('nullify');
    expect(document.querySelector('.acts .pass')).not.toBeNull();
  });
});
