import { beforeEach, describe, expect, it } from 'vitest';
import type { LinkEvents } from './link';
import type { Ask, ChatLine, ClientFrame, News, Room, ServerFrame, SoulView, View } from './protocol';
import { isMended, RoomSession } from './session.svelte';

type Frame = ServerFrame extends infer F ? (F extends unknown ? Omit<F, 'seq'> : never) : never;

let events: LinkEvents;
let sent: ClientFrame[];
let up: boolean;
let session: RoomSession;

beforeEach(() => {
  sent = [];
  up = true;
  session = new RoomSession('3F7K9MQX', (given) => {
    events = given;
    return { send: (frame) => up && sent.push(frame) > 0, retry: () => undefined, close: () => undefined };
  });
});

const tell = (...frames: Frame[]) => frames.forEach((frame) => events.frame({ seq: 0, ...frame }));

const room = (more: Partial<Room> = {}): Room => ({
  code: '3F7K9MQX',
  game: 'stand_soul',
  seats: [{ name: 'A', kind: 'person', level: null, online: true, prefer: [] }],
  options: {},
  settings: {},
  state: 'playing',
  you: 0,
  host: 0,
  password: false,
  commitment: null,
  ...more,
});
const view = (more: Partial<SoulView> = {}): View => ({
  game: 'stand_soul',
  players: 3,
  turn: 1,
  active: 0,
  first: 0,
  stage: 'main',
  limit: 4,
  pile: 9,
  stand_pile: 3,
  turned: false,
  jade: false,
  gang_sizes: [],
  kinds: {},
  stands: [],
  options: {},
  seats: [],
  fight: null,
  trade: null,
  me: null,
  known: null,
  result: null,
  reveal: null,
  ...more,
});
const news = (n: number, patch: News['patch'] = []): News => ({ n, key: 'soul-pass', args: { seat: 0 }, patch });
const ask = (id: number): Ask => ({
  id,
  turn: 0,
  about: 'soul-draw',
  args: {},
  deadline: 'quick',
  left_ms: 15_000,
  total_ms: 15_000,
  secret: false,
  kind: 'one',
  options: [{ act: 'decline', args: {}, picks: [] }],
  neutral: [0, []],
  why: [],
});
function snapshot(...frames: Frame[]): void {
  events.opened();
  tell({ t: 'room', room: room() }, { t: 'log', lines: [] }, { t: 'view', view: view() }, ...frames);
}

describe('snapshot', () => {
  it('brings room, log, view and question', () => {
    expect(session.link).toBe('connecting');
    snapshot({ t: 'ask', ask: ask(7) }, { t: 'waiting', waiting: { id: 7, about: 'soul-draw', deadline: 'quick', secret: false, seats: [0], left_ms: 1, total_ms: 2 } });
    expect(session.link).toBe('open');
    expect(session.room?.you).toBe(0);
    expect(session.view).toMatchObject({ pile: 9 });
    expect(session.ask?.id).toBe(7);
    expect(session.waiting?.seats).toEqual([0]);
    expect(session.askAt).toBeGreaterThan(0);
    expect(session.missed).toBe(0);
  });
});

describe('news', () => {
  it('is folded into the view, logged, and kept for motion', () => {
    snapshot();
    tell({ t: 'news', lines: [news(1, [[['pile'], 8]]), news(2, [[['turn'], 2]])] });
    expect(session.view).toMatchObject({ pile: 8, turn: 2 });
    expect(session.log.map(({ n }) => n)).toEqual([1, 2]);
    expect(session.take().map(({ n }) => n)).toEqual([1, 2]);
    expect(session.take()).toEqual([]);
  });
  it('stays for motion when the view of the step follows', () => {
    snapshot();
    tell({ t: 'news', lines: [news(1)] }, { t: 'view', view: view({ pile: 5 }) });
    expect(session.view).toMatchObject({ pile: 5 });
    expect(session.fresh).toHaveLength(1);
  });
});

describe('answers', () => {
  it('are under way until the server has them', () => {
    snapshot({ t: 'ask', ask: ask(7) });
    session.answer(7, [0, []]);
    expect(sent.at(-1)).toEqual({ t: 'answer', n: 1, id: 7, turn: 0, answer: [0, []] });
    expect(session.sent?.id).toBe(7);
    tell({ t: 'ack', n: 1 });
    expect(session.sent).toBeNull();
  });
  it('fall back when they are refused, and the reason is told', () => {
    snapshot({ t: 'ask', ask: ask(7) });
    session.answer(7, [3, []]);
    tell({ t: 'error', n: 1, code: 'error-bad-answer', args: {} }, { t: 'ask', ask: ask(7) });
    expect(session.sent).toBeNull();
    expect(session.notice).toEqual({ n: 1, code: 'error-bad-answer', args: {} });
    expect(sent).toHaveLength(1);
  });
  it('are sent again after a break when the same question is asked', () => {
    snapshot({ t: 'ask', ask: ask(7) });
    session.answer(7, [0, []]);
    events.lost(1);
    snapshot({ t: 'ask', ask: ask(7) });
    expect(sent.map((frame) => ('n' in frame ? frame.n : 0))).toEqual([1, 2]);
    expect(sent.at(-1)).toMatchObject({ t: 'answer', id: 7 });
    tell({ t: 'ack', n: 2 });
    expect(session.sent).toBeNull();
  });
  it('are forgotten after a break when another question is asked', () => {
    snapshot({ t: 'ask', ask: ask(7) });
    session.pass(7);
    events.lost(1);
    snapshot({ t: 'ask', ask: ask(8) });
    expect(sent).toHaveLength(1);
    expect(session.sent).toBeNull();
  });
  it('given while nothing could be sent go out when the link is back', () => {
    snapshot({ t: 'ask', ask: ask(7) });
    up = false;
    session.answer(7, [0, []]);
    expect(sent).toHaveLength(0);
    up = true;
    snapshot({ t: 'ask', ask: ask(7) });
    expect(sent).toEqual([{ t: 'answer', n: 1, id: 7, turn: 0, answer: [0, []] }]);
  });
});

describe('a broken link', () => {
  it('keeps the last picture and counts what was missed', () => {
    snapshot();
    tell({ t: 'news', lines: [news(1)] });
    events.lost(2);
    expect(session).toMatchObject({ link: 'lost', attempt: 2 });
    expect(session.view).not.toBeNull();
    events.opened();
    tell({ t: 'room', room: room() }, { t: 'log', lines: [news(1), news(2), news(3)] }, { t: 'view', view: view({ turn: 9 }) });
    expect(session).toMatchObject({ link: 'open', missed: 2 });
    expect(session.view).toMatchObject({ turn: 9 });
    expect(session.fresh).toEqual([]);
  });
  it('does not double the talk', () => {
    const line: ChatLine = { seat: 0, name: 'A', text: 'hm', at: 1, to: null };
    snapshot({ t: 'chat', lines: [line] });
    events.lost(1);
    snapshot({ t: 'chat', lines: [line, { ...line, at: 2 }] });
    expect(session.chat.map(({ at }) => at)).toEqual([1, 2]);
  });
  it('says so when a text could not be sent', () => {
    snapshot();
    expect(session.say('hm')).toBe(true);
    up = false;
    expect(session.say('hm')).toBe(false);
  });
});

describe('talk', () => {
  it('goes to everybody or to some seats', () => {
    snapshot();
    session.say('hm');
    session.say('psst', [1, 2]);
    expect(sent).toEqual([{ t: 'chat', n: 1, text: 'hm' }, { t: 'chat', n: 2, text: 'psst', to: [1, 2] }]);
  });
  it('in private ends with the match', () => {
    const line: ChatLine = { seat: 0, name: 'A', text: 'hm', at: 1, to: null };
    snapshot({ t: 'chat', lines: [line, { ...line, to: [1] }, { ...line, to: [2] }] });
    expect(session.chat).toHaveLength(3);
    tell({ t: 'room', room: room({ state: 'waiting' }) });
    expect(session.chat).toEqual([line]);
  });
});

describe('a question that has changed', () => {
  it('is made good by the table in a parley alone', () => {
    const notice = { n: 1, code: 'error-stale-question', args: {} };
    const parley: Ask = { ...ask(7), kind: 'parley' };
    expect(isMended(notice, parley)).toBe(true);
    expect(isMended(notice, ask(7))).toBe(false);
    expect(isMended(notice, null)).toBe(false);
    expect(isMended({ ...notice, code: 'error-bad-answer' }, parley)).toBe(false);
  });
});

describe('the door', () => {
  it('closes on a token that nobody knows', () => {
    events.opened();
    events.refused();
    expect(session).toMatchObject({ link: 'closed', room: null, notice: { code: 'error-token' } });
  });
  it('closes on an error before the room was shown', () => {
    events.opened();
    tell({ t: 'error', n: 0, code: 'error-stranger', args: {} });
    expect(session).toMatchObject({ link: 'closed', notice: { code: 'error-stranger' } });
  });
});

describe('the end', () => {
  it('shows the seed, asks nothing more, and a new round starts clean', () => {
    snapshot({ t: 'ask', ask: ask(7) });
    tell({ t: 'news', lines: [news(1)] }, { t: 'over', result: { winners: [0] }, seed: 'ab', commitment: 'cd' });
    expect(session.over).toEqual({ result: { winners: [0] }, seed: 'ab', commitment: 'cd' });
    expect(session.ask).toBeNull();
    tell({ t: 'room', room: room({ state: 'waiting' }) });
    expect(session).toMatchObject({ over: null, view: null, log: [], fresh: [] });
  });
});
