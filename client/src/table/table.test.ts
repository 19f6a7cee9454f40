import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { languages, setLang } from '../i18n.svelte';
import { scenes } from './fixtures';
import { play, type Scene } from './fixtures/scene';
import Table from './Table.svelte';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
});

let close: () => void = () => undefined;
afterEach(() => close());

async function lay(scene: Scene) {
  const { session } = play(scene);
  const answers = { answer: vi.spyOn(session, 'answer'), pass: vi.spyOn(session, 'pass') };
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  return { session, ...answers };
}
const click = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
};
const thing = (of: string, value: string | number) => `[data-thing='${JSON.stringify([of, value])}']`;
const scene = (name: string): Scene => scenes[name] ?? { players: 0, you: null, frames: [] };
const text = (selector: string) => document.querySelector(selector)?.textContent.trim();

describe.each(languages)('the table in %s', (lang) => {
  it.each(Object.keys(scenes))('lays the scene %s with a text for everything', async (name) => {
    setLang(lang);
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await lay(scene(name));
    expect(document.querySelector('main')).not.toBeNull();
    expect(complaints.mock.calls.filter(([said]) => String(said).startsWith('text '))).toEqual([]);
    complaints.mockRestore();
  });
});

describe('answering', () => {
  it('sends what was picked on the table, and only when confirmed', async () => {
    const { answer } = await lay(scene('turn'));
    click(thing('seat', 2));
    click(thing('item', 'kongming'));
    expect(answer).not.toHaveBeenCalled();
    click('.acts .primary');
    const [, [option, picks]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect([option, picks]).toEqual([1, [[1], [1]]]);
  });
  it('presses a button without picks at once', async () => {
    const { answer } = await lay(scene('ten'));
    click('.acts .btn');
    expect(answer).toHaveBeenCalledWith(expect.any(Number), [0, []]);
  });
  it('passes where nothing else can be answered', async () => {
    const { pass, answer } = await lay(scene('window'));
    click('.acts .btn');
    expect(pass).toHaveBeenCalledTimes(1);
    expect(answer).not.toHaveBeenCalled();
  });
  it('sends nothing twice', async () => {
    const { pass } = await lay(scene('window'));
    click('.acts .btn');
    click('.acts .btn');
    expect(pass).toHaveBeenCalledTimes(1);
  });
  it('lays out what lies nowhere else, in the order chosen', async () => {
    const { answer } = await lay(scene('arrange'));
    click("[data-thing='offer:0:3']");
    click("[data-thing='offer:0:1']");
    click('.acts .primary');
    expect(answer).toHaveBeenCalledWith(expect.any(Number), [0, [[3, 1]]]);
  });
  it('asks for a seal before it declares', async () => {
    const { answer } = await lay(scene('turn'));
    click(thing('act', 'declare'));
    expect(document.querySelector('dialog .hold')).not.toBeNull();
    click('dialog .ally');
    expect(answer).not.toHaveBeenCalled();
    const seal = document.querySelector('dialog .hold');
    seal?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    flushSync();
    seal?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    expect(answer).toHaveBeenCalledTimes(1);
  });
  it('says why a thing cannot be picked', async () => {
    setLang('en');
    await lay(scene('fight'));
    click(thing('item', 'gouyu'));
    expect(text('.whyband')).toContain('It is no use in a fight.');
  });
  it('waits for the connection', async () => {
    const { session, answer } = await lay(scene('ten'));
    session.link = 'lost';
    flushSync();
    click('.acts .btn');
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('secrecy', () => {
  it('shows a spectator neither hand nor notebook', async () => {
    await lay(scene('watching'));
    expect(document.querySelector('.hand .card, .nb, .gangbox')).toBeNull();
  });
});
