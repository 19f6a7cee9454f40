import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { has, languages, setLang } from '../../i18n.svelte';
import type { Args, Json, LogLine } from '../../protocol';
import { play, type Scene } from '../fixtures/scene';
import Table from '../Table.svelte';
import { sjScenes } from './fixtures';
import { rulesOf } from './questionRules';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
});
let faults: unknown[] = [];
beforeEach(() => {
  setLang('en');
  faults = [];
  vi.spyOn(console, 'error').mockImplementation((text) => faults.push(text));
});
let close: () => void = () => undefined;
afterEach(() => {
  close();
  close = () => undefined;
  vi.restoreAllMocks();
});

async function lay(name: string, change: (scene: Scene) => Scene = (one) => one) {
  const scene = sjScenes[name];
  if (scene === undefined) throw new Error(name);
  const { session } = play(change(scene));
  const answer = vi.spyOn(session, 'answer');
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  await Promise.resolve();
  flushSync();
  return { session, answer };
}
/** The map is drawn once its file is there. */
async function drawn(): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    if (document.querySelector('.prov') === null) throw new Error('no map yet');
  }, { timeout: 10_000 });
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
function click(node: Element | null | undefined): void {
  node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
function press(key: string, code = ''): void {
  dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  flushSync();
}
const confirm = () => click(one('.question .primary'));
const word = (value: Json | undefined) => (typeof value === 'string' ? value : '');
const lit = () => all('.prov.lit, .sea.lit, .fleet.lit').map((node) => node.dataset['place']);

describe.each(languages)('every moment of the game, in %s', (lang) => {
  it.each(Object.keys(sjScenes).filter((name) => !name.startsWith('sj-winter') && !name.startsWith('sj-autumn')))('%s has all its words', async (name) => {
    setLang(lang);
    await lay(name);
    expect(faults).toEqual([]);
  });
});

describe('set-up', () => {
  it('keeps one of three samurai', async () => {
    const { answer, session } = await lay('sj-keep');
    expect(all('.three button')).toHaveLength(3);
    click(all('.three button')[1]);
    confirm();
    expect(answer).toHaveBeenCalledWith(session.ask?.id, [0, [[1]]]);
  });
  it('places armies with a stepper and the samurai with a switch', async () => {
    const { answer, session } = await lay('sj-place');
    click(all('.inspect .stepper button')[1]);
    click(one('.inspect .goes'));
    confirm();
    expect(answer).toHaveBeenCalledWith(session.ask?.id, [0, [[2], [0]]]);
  });
});

describe('spring', () => {
  it('lays an order on each province by its digit, going on to the next, and sends all together', async () => {
    const { answer, session } = await lay('sj-orders');
    const provinces = session.ask?.args['provinces'];
    const n = Array.isArray(provinces) ? provinces.length : 0;
    expect(one('.question .primary')?.hasAttribute('disabled')).toBe(true);
    for (let at = 0; at < n; at += 1) press(String((at % 3) + 1), `Digit${(at % 3) + 1}`);
    confirm();
    const shown = session.ask?.options[0]?.picks[0]?.shown ?? [];
    const [option, picks] = answer.mock.calls[0]?.[1] ?? [];
    expect(option).toBe(0);
    expect(picks?.[0]?.map((place) => shown[place])).toEqual(Array.from({ length: n }, (_, at) => ['produce', 'recruit', 'move'][at % 3]));
  });
  it('sends by Enter where there is nothing to choose, and looks at a place by Space', async () => {
    const { answer, session } = await lay('sj-orders');
    await drawn();
    const on = (place: HTMLElement | undefined, key: string) => {
      place?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      flushSync();
    };
    const foreign = all('.prov').find((place) => !place.matches('.lit, .sel'));
    on(foreign, 'Enter');
    expect(answer).not.toHaveBeenCalled();
    const provinces = session.ask?.args['provinces'];
    const n = Array.isArray(provinces) ? provinces.length : 0;
    for (let at = 0; at < n; at += 1) press('1', 'Digit1');
    on(foreign, ' ');
    expect(answer).not.toHaveBeenCalled();
    on(foreign, 'Enter');
    expect(answer).toHaveBeenCalledOnce();
  });
  it('takes the last one back', async () => {
    const { session } = await lay('sj-orders');
    const provinces = session.ask?.args['provinces'];
    const n = Array.isArray(provinces) ? provinces.length : 0;
    for (let at = 0; at < n; at += 1) press('1', 'Digit1');
    expect(one('.question .primary')?.hasAttribute('disabled')).toBe(false);
    press('Backspace');
    expect(one('.question .primary')?.hasAttribute('disabled')).toBe(true);
    expect(all('.korders .slot')).toHaveLength(1);
  });
});

describe('summer', () => {
  it('lights what can be named, and names it', async () => {
    const { answer, session } = await lay('sj-naming');
    await drawn();
    const shown = session.ask?.options[0]?.picks[0]?.shown ?? [];
    expect(lit().filter((key) => key?.startsWith('province'))).toHaveLength(shown.length);
    click(one(`[data-place="province ${word(shown[2])}"]`));
    confirm();
    expect(answer).toHaveBeenCalledWith(session.ask?.id, [0, [[2]]]);
  }, 20_000);
  it('plans an attack, shows its chances, and sends armies and samurai', async () => {
    const { answer, session } = await lay('sj-move');
    await drawn();
    const at = session.ask?.options.findIndex(({ act, args }) => act === 'march' && args['war'] !== null) ?? -1;
    const march = session.ask?.options[at];
    click(one(`[data-place="province ${word(march?.args['to'])}"]`));
    expect(all('.inspect.plan .odds li').length).toBeGreaterThanOrEqual(2);
    press('-');
    click(one('.inspect.plan .goes'));
    confirm();
    const most = march?.picks[0]?.shown.length ?? 0;
    expect(answer).toHaveBeenCalledWith(session.ask?.id, [at, [[most - 2], [0]]]);
  });
  it('says on every place what it is', async () => {
    await lay('sj-naming');
    await drawn();
    expect(all('[data-place]').every((node) => (node.getAttribute('aria-label') ?? '').length > 8)).toBe(true);
    expect(all('[data-place][tabindex="0"]')).toHaveLength(1);
  });
});

describe('war', () => {
  it('chooses a support in the dialog', async () => {
    const { answer, session } = await lay('sj-support');
    expect(one('.war .steps .now')?.textContent).toBe('Support');
    click(all('.war .offers-laid button')[2]);
    confirm();
    expect(answer).toHaveBeenCalledWith(session.ask?.id, [1, [[2]]]);
  });
  it('chooses dice to roll again where they lie', async () => {
    const { answer, session } = await lay('sj-reroll');
    click(all('.pickdice button')[1]);
    click(all('.pickdice button')[0]);
    confirm();
    expect(answer).toHaveBeenCalledWith(session.ask?.id, [1, [[0, 1]]]);
  });
  it('tells what an execution costs', async () => {
    await lay('sj-execute');
    expect(all('.war .offers-laid small').map((node) => node.textContent)).toContain('you +2, they −4');
  });
});

describe('the war dialog', () => {
  const told = (n: number, key: string, args: Args): LogLine => ({ n, key, args });
  it('has the focus, and gives it back to the province', async () => {
    const { session } = await lay('sj-support');
    await drawn();
    expect(document.activeElement?.tagName).toBe('H2');
    expect(one('.below')?.hasAttribute('inert')).toBe(true);
    const war = session.log.findLast(({ key }) => key === 'senji-war');
    session.ask = null;
    session.log = [...session.log, told(9000, 'senji-war-won', { seat: 0, of: 1, province: war?.args['province'] ?? '', removed: [1, 1], honour: 4 }), told(9001, 'senji-conquered', { seat: 0, of: 1, province: war?.args['province'] ?? '' })];
    flushSync();
    expect(one('.war .plus')?.textContent).toContain('+4');
    // the land keeps its old colours below the dialog, and loses them from the gate when that goes
    expect(all('mask[id^="sj-fall"]')).toHaveLength(1);
    expect(all('mask[id^="sj-fall"] circle')).toHaveLength(0);
    press('Escape');
    expect(one('.war')).toBeNull();
    expect(all('mask[id^="sj-fall"] circle')).toHaveLength(1);
    await vi.waitFor(() => { expect(all('mask[id^="sj-fall"]')).toHaveLength(0); }, { timeout: 3000 });
    await vi.waitFor(() => { expect((document.activeElement as HTMLElement | null)?.dataset['place']).toBe(`province ${word(war?.args['province'])}`); });
  }, 20_000);
  it('keeps Tab to itself and the question below it', async () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    await lay('sj-support');
    const stops = all('.war button, .dock button').filter((node) => node.tabIndex >= 0 && !node.matches(':disabled'));
    stops.at(-1)?.focus();
    press('Tab');
    expect(document.activeElement).toBe(stops[0]);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(stops.at(-1));
  });
});

describe('the question', () => {
  it('is entered by Tab at what answers it, not at its rule', async () => {
    await lay('sj-mori');
    await drawn();
    expect(all('.question button').filter((node) => node.tabIndex === 0).map((node) => node.textContent)).toEqual(["Nobody's"]);
  });
});

describe('what is said', () => {
  const aloud = () => one('[role="alert"]')?.textContent ?? '';
  it('of a choice: what it is and how to confirm it', async () => {
    await lay('sj-support');
    click(all('.war .offers-laid button')[2]);
    expect(aloud()).toMatch(/^Chosen: .*Support \d\. Press Enter to confirm\.$/);
  });
  it('of an attack: its chances', async () => {
    const { session } = await lay('sj-move');
    await drawn();
    const march = session.ask?.options.find(({ act, args }) => act === 'march' && args['war'] !== null);
    click(one(`[data-place="province ${word(march?.args['to'])}"]`));
    expect(aloud()).toMatch(/Without supports you win with \d+%/);
  }, 20_000);
  it('when somebody comes to sixty', async () => {
    const { session } = await lay('sj-naming');
    const view = session.view?.game === 'senji' ? session.view : null;
    if (view === null) throw new Error('no view');
    session.view = { ...view, seats: view.seats.map((seat) => ({ ...seat, honour: 50 })) };
    flushSync();
    session.view = { ...view, seats: view.seats.map((seat, at) => ({ ...seat, honour: at === 1 ? 61 : 50 })) };
    flushSync();
    await vi.waitFor(() => {
      flushSync();
      expect(all('[role="status"]').map((node) => node.textContent).join(' ')).toContain('has 61 honour');
    }, { timeout: 6000 });
  }, 20_000);
});

describe('the rule of the question', () => {
  it('is shown by R, and goes with R', async () => {
    await lay('sj-orders');
    press('r');
    expect(one('.pop')?.textContent).toContain('Each of your provinces gets one order');
    press('r');
    expect(one('.pop')).toBeNull();
  });
  it.each(languages)('is there for every question, in %s', (lang) => {
    setLang(lang);
    const asked = Object.values(sjScenes).flatMap(({ frames }) => frames.flatMap((frame) => (frame.t === 'ask' && frame.ask !== null ? [frame.ask] : [])));
    expect(asked.length).toBeGreaterThan(15);
    const texts = asked.flatMap(({ about, args }) => rulesOf(about, args)).flatMap(({ name, text }) => (name === null ? [text] : [name, text]));
    expect(texts.filter((id) => !has(id))).toEqual([]);
  });
});

describe('the end', () => {
  it('ranks the houses and draws a line for each', async () => {
    const { session } = await lay('sj-ended');
    const players = session.view?.game === 'senji' ? session.view.players : 0;
    expect(all('.ranks > li')).toHaveLength(players);
    expect(all('.ranks .t').map((node) => Number(node.textContent))).toEqual(all('.ranks .t').map((node) => Number(node.textContent)).sort((a, b) => b - a));
    expect(all('path.line')).toHaveLength(players);
  });
});
