import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, setLang } from '../../i18n.svelte';
import { play, type Scene } from '../fixtures/scene';
import Table from '../Table.svelte';
import CardFace from './CardFace.svelte';
import { careerist } from './fixtures/careerist';
import { companions } from './fixtures/companions';
import { draw } from './fixtures/draw';
import { ended } from './fixtures/ended';
import box from './fixtures/things.json';
import Gallery from './Gallery.svelte';
import GeneralCard from './GeneralCard.svelte';
import { things, type Box } from './things.svelte';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
});
beforeEach(() => {
  setLang('en');
  things.lay(box as Box);
});

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
  return { session, answer };
}
function show(laid: () => object): void {
  const shown = laid();
  close = () => void unmount(shown);
  flushSync();
}
const target = document.body;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((node) => node.textContent.trim());
const label = () => document.querySelector('.card')?.getAttribute('aria-label');
function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}
const general = (id: string) => `.pool [data-thing='["general","${id}"]']`;
const confirm = '.pairdock .primary';
const key = (name: string) => {
  dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  flushSync();
};

describe('choosing a pair', () => {
  const dealt = ['xun_yu', 'cao_cao', 'diao_chan', 'lu_bu', 'tian_feng', 'ji_ling', 'wei_yan'];

  it('shows the generals dealt, and which have no partner', async () => {
    await lay(companions);
    expect(all('.pool .g').map((node) => node.dataset['thing'])).toEqual(dealt.map((id) => JSON.stringify(['general', id])));
    expect(document.querySelector(general('wei_yan'))?.getAttribute('aria-disabled')).toBe('true');
    click(general('wei_yan'));
    expect(all('.pool .picked')).toEqual([]);
  });
  it('names the first head and the second deputy, and only then can be confirmed', async () => {
    const { answer } = await lay(companions);
    click(general('ji_ling'));
    expect(document.querySelector<HTMLButtonElement>(confirm)?.disabled).toBe(true);
    click(general('lu_bu'));
    click(confirm);
    expect(answer).toHaveBeenCalledWith(expect.any(Number), [1, [[3, 1]]]);
  });
  it('marks companions, and what a pair comes to', async () => {
    await lay(companions);
    click(general('lu_bu'));
    expect(texts('.pool .mate .badge')).toEqual(['+ Lü Bu']);
    click(general('diao_chan'));
    expect(texts('.sum .tag')).toEqual(['companions']);
    expect(document.querySelector('.eqn')?.getAttribute('aria-label')).toContain('4 HP');
    click(general('ji_ling'));
    expect(texts('.sum .tag')).toEqual(['half a fish left over']);
  });
  it('replaces the deputy by a third, and starts over in another kingdom', async () => {
    const { answer } = await lay(companions);
    for (const id of ['lu_bu', 'diao_chan', 'tian_feng']) click(general(id));
    expect(texts('.pool .picked .badge')).toEqual(['Head', 'Deputy']);
    expect(document.querySelector(general('tian_feng'))?.getAttribute('aria-pressed')).toBe('true');
    for (const id of ['cao_cao', 'xun_yu']) click(general(id));
    click(confirm);
    expect(answer).toHaveBeenCalledWith(expect.any(Number), [0, [[1, 0]]]);
  });
  it('swaps head and deputy by button and by key', async () => {
    const { answer } = await lay(companions);
    click(general('lu_bu'));
    click(general('diao_chan'));
    click('.swap');
    expect(texts('.pairdock .q')[0]).toContain('Head Diao Chan, deputy Lü Bu');
    key('s');
    expect(texts('.pairdock .q')[0]).toContain('Head Lü Bu, deputy Diao Chan');
    key('S');
    key('Enter');
    expect(answer).toHaveBeenCalledWith(expect.any(Number), [1, [[0, 1]]]);
  });
  it('takes everything back', async () => {
    await lay(companions);
    click(general('lu_bu'));
    key('Escape');
    expect(all('.pool .picked')).toEqual([]);
  });
  it('keeps showing what was chosen while the others think', async () => {
    const { session } = await lay(companions);
    click(general('lu_bu'));
    click(general('diao_chan'));
    click(confirm);
    session.ask = null;
    flushSync();
    expect(texts('.pairdock .q')[0]).toBe('You chose Lü Bu as head and Diao Chan as deputy. Waiting for the others.');
    expect(document.querySelector(confirm)).toBeNull();
  });
  it('says who is ready, and shows a spectator no general', async () => {
    await lay(companions);
    expect(texts('.waitrow .ok')).toHaveLength(3);
    close();
    const watched = companions.frames.flatMap((frame) => {
      if (frame.t === 'ask') return [];
      return [frame.t === 'view' && frame.view.game === 'guozhan' ? { ...frame, view: { ...frame.view, me: null } } : frame];
    });
    await lay({ ...companions, you: null, frames: watched });
    expect(document.querySelector('.pool .card, .pairdock')).toBeNull();
  });
});

describe.each(languages)('in %s', (lang) => {
  it.each([['choosing', companions], ['the end', ended], ['a draw', draw], ['a careerist', careerist]] as const)('%s has a text for everything', async (_, scene) => {
    setLang(lang);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await lay(scene);
    expect(document.querySelector('.pick, .end')).not.toBeNull();
    expect(complaints.mock.calls.filter(([said]) => String(said).startsWith('text '))).toEqual([]);
  });
  it('the gallery has a text for every general and every card', () => {
    setLang(lang);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(() => mount(Gallery, { target }));
    expect(all('.entries > li')).toHaveLength(60);
    document.querySelectorAll<HTMLInputElement>('.filters input[type="radio"]')[1]?.click();
    flushSync();
    expect(all('.entries > li')).toHaveLength(45);
    expect(all('.copies > li')).toHaveLength(108);
    expect(complaints.mock.calls.filter(([said]) => String(said).startsWith('text '))).toEqual([]);
  });
});

it('the end shows every general and every hand, winners first', async () => {
  await lay(ended);
  expect(all('.rows > li')).toHaveLength(5);
  expect(document.querySelector('.rows > li')?.classList.contains('win')).toBe(true);
  expect(all('.rows .gen')).toHaveLength(10);
  expect(document.querySelector('.rows .back')).toBeNull();
  expect(texts('h1')[0]).toBe('Qun wins');
});

it('a careerist wins alone', async () => {
  await lay(careerist);
  expect(texts('h1')[0]).toMatch(/ wins alone$/);
  expect(all('.rows > .win')).toHaveLength(1);
});
it('a draw has no winner, no loser, and says who was never turned up', async () => {
  await lay(draw);
  expect(texts('h1')[0]).toBe('A draw');
  expect(document.querySelector('.rows > .win, .endhead .mine')).toBeNull();
  expect(texts('.state').some((text) => /never shown: .+/.test(text))).toBe(true);
});

describe('talking while generals are chosen', () => {
  const letter = (name: string, target: EventTarget = window) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    flushSync();
  };
  it('C opens the chat, K the texts again', async () => {
    await lay(companions);
    expect(document.querySelector('.rail .text')).not.toBeNull();
    letter('c');
    expect(document.querySelector('.rail [data-say]')).not.toBeNull();
    letter('k');
    expect(document.querySelector('.rail .text')).not.toBeNull();
  });
  it('what is typed swaps and settles nothing', async () => {
    const { session, answer } = await lay(companions);
    const say = vi.spyOn(session, 'say');
    click(general('lu_bu'));
    click(general('diao_chan'));
    letter('c');
    const field = document.querySelector<HTMLInputElement>('[data-say]');
    if (field === null) throw new Error('no chat');
    field.value = 's';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    letter('s', field);
    letter('Enter', field);
    field.form?.requestSubmit();
    flushSync();
    expect(texts('.pairdock .q')[0]).toContain('Head Lü Bu, deputy Diao Chan');
    expect(answer).not.toHaveBeenCalled();
    expect(say).toHaveBeenCalledWith('s');
  });
});

describe('a card', () => {
  it('says its suit in words, and that it is not the printed one', () => {
    show(() => mount(CardFace, { target, props: { card: 'slash.s7' } }));
    expect(label()).toMatch(/^Slash, Spade 7: /);
    close();
    show(() => mount(CardFace, { target, props: { card: 'slash.s7', suit: 'heart' } }));
    expect(label()).toMatch(/^Slash, Heart 7 for now/);
    expect(document.querySelector('.idx .suit.heart')).not.toBeNull();
  });
  it('without a print has neither suit nor rank', () => {
    show(() => mount(CardFace, { target, props: { card: 'duel', small: true } }));
    expect(document.querySelector('.idx')).toBeNull();
  });
});

describe('a general', () => {
  it('is a back without a name while it is hidden', () => {
    show(() => mount(GeneralCard, { target, props: { id: null, place: 'deputy' } }));
    expect(label()).toBe('Deputy general, face down');
    expect(document.querySelector('.card')?.className).not.toContain('k-');
  });
  it('tells its kingdom, and that I alone see it or that its skills are lost', () => {
    show(() => mount(GeneralCard, { target, props: { id: 'lu_bu', place: 'head', up: false, lost: true } }));
    expect(label()).toBe('Head Lü Bu, Qun, face down, seen by you alone, has lost its skills');
    expect(document.querySelector('.card')?.classList.contains('k-qun')).toBe(true);
  });
});
