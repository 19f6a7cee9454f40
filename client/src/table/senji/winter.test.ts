import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages, setLang } from '../../i18n.svelte';
import { toasts } from '../../shell/toasts.svelte';
import { play, type Scene } from '../fixtures/scene';
import Table from '../Table.svelte';
import { winterCouncil } from './fixtures/winter-council';
import { winterThree } from './fixtures/winter-three';
import { deskOf } from './offerDesk.svelte';

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined, onfinish: null }) as unknown as Animation);
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = () => undefined;
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
  return { session, answer };
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => document.querySelector(selector)?.textContent.trim().replaceAll(/\s+/g, ' ') ?? '';
const click = (node: HTMLElement | string | undefined) => {
  (typeof node === 'string' ? document.querySelector<HTMLElement>(node) : node)?.click();
  flushSync();
};
const key = (name: string) => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
};
const handCard = (name: string) => all('[data-winter-hand] .sjcard').find(({ title }) => title === name);

describe('offers', () => {
  it('lie in the order: waiting for me, sent, done', async () => {
    await lay(winterCouncil);
    expect(all('[data-offer]').map(({ dataset }) => dataset['offer'])).toEqual(['0-1-1', '1-2-1', '4-1-1']);
    expect(all('.deal')).toHaveLength(1);
  });
  it('are put together from hand cards and a wish, and sent once', async () => {
    const { answer, session } = await lay(winterCouncil);
    key('n');
    click(handCard('Sabre Support 3'));
    expect(answer).not.toHaveBeenCalled();
    expect(document.querySelector<HTMLButtonElement>('[data-draft] .yes')?.disabled).toBe(true);
    click(all('[data-draft] .seats button')[2]);
    click('[data-draft] .tray .sjadd');
    click(all('dialog .row')[1]?.querySelector<HTMLElement>('.kind button') ?? undefined);
    click('dialog footer .ink');
    click('[data-draft] .yes');
    expect(all('[data-draft]')).toHaveLength(0);
    const option = session.ask?.options.findIndex(({ act, args }) => act === 'offer' && args['open'] === false) ?? -1;
    const [id, [chosen, picks]] = answer.mock.calls[0] ?? [0, [0, []]];
    expect([id, chosen]).toEqual([session.ask?.id, option]);
    const shown = (pick: number) => (picks[pick] ?? []).map((at) => session.ask?.options[option]?.picks[pick]?.shown[at]);
    expect([shown(0), shown(1), shown(2)]).toEqual([[3], ['sabre.support.3'], ['mask.hostage.1']]);
    expect(answer).toHaveBeenCalledOnce();
  });
  it('a hand card touched twice is taken out again', async () => {
    await lay(winterCouncil);
    click(handCard('Sabre Support 3'));
    expect(handCard('Sabre Support 3')?.getAttribute('aria-pressed')).toBe('true');
    click(handCard('Sabre Support 3'));
    expect(handCard('Sabre Support 3')?.getAttribute('aria-pressed')).toBe('false');
  });
  it('an offer is accepted at once unless another of mine needs the card', async () => {
    const { answer, session } = await lay(winterCouncil);
    click(handCard('Sabre Support 3'));
    click('[data-offer="0-1-1"] [data-accept]');
    expect(answer).not.toHaveBeenCalled();
    expect(text('[data-offer="0-1-1"] [role="alert"]')).toContain('Sabre Support 3');
    click('[data-offer="0-1-1"] footer .ink');
    expect(session.ask?.options[answer.mock.calls[0]?.[1][0] ?? -1]).toMatchObject({ act: 'accept', args: { offer: '0-1-1' } });
  });
  it('a counter-offer turns it round, and declines the old one when it goes out', async () => {
    const { answer, session } = await lay(winterCouncil);
    click(all('[data-offer="0-1-1"] footer .btn')[1]);
    expect(all('[data-draft] .tray')[1]?.querySelectorAll('.dip')).toHaveLength(1);
    expect(all('[data-draft] .tray')[0]?.querySelectorAll('.dip')).toHaveLength(2);
    click('[data-draft] .yes');
    const { ask } = session;
    expect(ask?.options[answer.mock.calls[0]?.[1][0] ?? -1]).toMatchObject({ act: 'decline' });
    session.sent = null;
    flushSync();
    // the question that follows is what can be answered next
    expect(answer).toHaveBeenCalledOnce();
    session.ask = ask === null ? null : { ...ask, turn: 1 };
    flushSync();
    expect(session.ask?.options[answer.mock.calls[1]?.[1][0] ?? -1]).toMatchObject({ act: 'offer' });
  });
  it('that ask for a card in a bid say so and cannot be accepted', async () => {
    await lay(winterThree);
    expect(document.querySelector<HTMLButtonElement>('[data-offer="2-1-1"] [data-accept]')?.disabled).toBe(true);
    expect(text('[data-offer="2-1-1"] .hitch')).toContain('Lotus Trade 3');
  });
  it('that leave a card to me ask which', async () => {
    const { answer, session } = await lay(winterThree);
    const accept = () => document.querySelector<HTMLButtonElement>('[data-offer="0-1-1"] [data-accept]');
    expect(accept()?.disabled).toBe(true);
    click(all('[data-offer="0-1-1"] .choices .sjcard')[0]);
    click(accept() ?? undefined);
    const [, [option, picks]] = answer.mock.calls[0] ?? [0, [-1, []]];
    expect(session.ask?.options[option]).toMatchObject({ act: 'accept', args: { offer: '0-1-1' } });
    expect(session.ask?.options[option]?.picks[0]?.shown[picks[0]?.[0] ?? -1]).toMatch(/^sabre\./);
  });
  it('that came to nothing can be made again or put away', async () => {
    await lay(winterThree);
    click(all('[data-offer="1-0-1"] footer .btn')[1]);
    expect(document.querySelector('[data-offer="1-0-1"]')).toBeNull();
    click(all('[data-offer="1-2-1"] footer .btn')[0]);
    expect(document.querySelector('[data-draft] .dip.any')).not.toBeNull();
  });
});

describe('an answer that comes too late for its question', () => {
  it('is given again to the question as it is now', async () => {
    const { answer, session } = await lay(winterCouncil);
    click('[data-ready]');
    expect(answer).toHaveBeenCalledOnce();
    session.sent = null;
    session.notice = { n: 1, code: 'error-stale-question', args: {} };
    flushSync();
    expect(answer).toHaveBeenCalledOnce();
    const { ask } = session;
    if (ask === null) throw new Error('nothing asked');
    session.ask = { ...ask, turn: 1, options: [...ask.options].reverse() };
    flushSync();
    expect(answer.mock.calls[1]).toEqual([ask.id, [ask.options.length - 1, []]]);
  });
  it('that is refused for good comes back as a draft', async () => {
    const { session } = await lay(winterCouncil);
    click(handCard('Sabre Support 3'));
    click(all('[data-draft] .seats button')[0]);
    click('[data-draft] .yes');
    session.sent = null;
    session.notice = { n: 1, code: 'error-bad-answer', args: {} };
    flushSync();
    expect(all('[data-draft] .tray')[1]?.querySelectorAll('.dip')).toHaveLength(1);
  });
  it('says so once it has been tried often enough', async () => {
    const { answer, session } = await lay(winterCouncil);
    const { ask } = session;
    if (ask === null) throw new Error('nothing asked');
    const show = vi.spyOn(toasts, 'show');
    click('[data-ready]');
    for (let turn = 1; turn <= 4; turn += 1) {
      expect(show).not.toHaveBeenCalled();
      session.sent = null;
      session.notice = { n: turn, code: 'error-stale-question', args: {} };
      flushSync();
      session.ask = { ...ask, turn };
      flushSync();
    }
    expect(answer).toHaveBeenCalledTimes(4);
    expect(show).toHaveBeenCalledOnce();
  });
});

describe('bids', () => {
  it('are changed on the table and laid by a button', async () => {
    const { answer, session } = await lay(winterCouncil);
    click('.mybid .sjadd');
    click(handCard('Mask Hostage 1'));
    expect(text('.mybid .sum b')).toBe('7');
    expect(answer).not.toHaveBeenCalled();
    click('.mybid .acts .ink');
    const [, [option, picks]] = answer.mock.calls[0] ?? [0, [-1, []]];
    const found = session.ask?.options[option];
    expect(found).toMatchObject({ act: 'bid', args: { family: 'dragon' } });
    expect(picks[0]?.map((at) => found?.picks[0]?.shown[at])).toEqual(['mask.hostage.1', 'lotus.trade.3', 'cherry.hostage.3']);
  });
  it('of others are backs, and a tie of last year is open', async () => {
    await lay(winterCouncil);
    expect(all('.bids li').map((node) => node.querySelectorAll('.dip.back').length)).toEqual([3, 0, 1, 2]);
    expect(text('.bids .sjchip')).toMatch(/5/);
    expect(document.querySelector('.bids')?.innerHTML).not.toContain('mask.trade.2');
  });
  it('a lot without open cards shows nothing to bid on', async () => {
    await lay(winterThree);
    expect(all('.lot')).toHaveLength(3);
    expect(all('.lot .mybid')).toHaveLength(2);
  });
  it('cards turned up this winter are marked', async () => {
    await lay(winterCouncil);
    expect(all('.lot .open .one').map((node) => node.querySelector('i') !== null)).toEqual([false, false, true, true]);
  });
});

describe('keys', () => {
  it('Enter says ready, and not ready again', async () => {
    const { answer, session } = await lay(winterCouncil);
    key('Enter');
    expect(session.ask?.options[answer.mock.calls[0]?.[1][0] ?? -1]?.act).toBe('ready');
  });
  it('A goes to the offer first and accepts it second', async () => {
    const { answer, session } = await lay(winterCouncil);
    key('a');
    expect(answer).not.toHaveBeenCalled();
    key('a');
    expect(session.ask?.options[answer.mock.calls[0]?.[1][0] ?? -1]?.act).toBe('accept');
  });
  it('X declines the one that has the focus', async () => {
    const { answer, session } = await lay(winterCouncil);
    document.querySelector<HTMLElement>('[data-offer="0-1-1"]')?.focus();
    key('x');
    expect(session.ask?.options[answer.mock.calls[0]?.[1][0] ?? -1]?.act).toBe('decline');
  });
  it('N never says ready', async () => {
    const { answer } = await lay(winterCouncil);
    key('n');
    expect(all('[data-draft]')).toHaveLength(1);
    expect(answer).not.toHaveBeenCalled();
  });
  it('do nothing while somebody chooses words', async () => {
    await lay(winterCouncil);
    key('n');
    document.querySelector<HTMLElement>('[data-draft] select')?.focus();
    key('n');
    expect(all('[data-draft]')).toHaveLength(1);
  });
});

it('the desk is kept while the map is looked at, and cleared for the next winter', async () => {
  const { session } = await lay(winterCouncil);
  key('n');
  close();
  const table = mount(Table, { target: document.body, props: { session } });
  close = () => void unmount(table);
  flushSync();
  expect(all('[data-draft]')).toHaveLength(1);
  deskOf(session).begin(4);
  flushSync();
  expect(all('[data-draft]')).toHaveLength(0);
});
it('a spectator sees open offers alone, and neither hand nor bids', async () => {
  const frames = winterThree.frames.flatMap((frame) => (frame.t === 'ask' ? [] : [frame.t === 'view' && frame.view.game === 'senji' ? { ...frame, view: { ...frame.view, me: null } } : frame]));
  await lay({ ...winterThree, you: null, frames });
  expect(all('[data-offer]').map(({ dataset }) => dataset['offer'])).toEqual(['0-2-1']);
  expect(document.querySelector('[data-winter-hand], .mybid, [data-ready], [data-accept]')).toBeNull();
});
it.each(languages)('everything has a text in %s', async (lang) => {
  setLang(lang);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await lay(winterThree);
  key('n');
  click('[data-draft] .tray .sjadd');
  expect(document.querySelector('dialog .row')).not.toBeNull();
  expect(complaints.mock.calls.filter(([said]) => String(said).startsWith('text ')).map(([said]) => String(said))).toEqual([]);
});
