import { fold } from './fold';
import { Link, type LinkEvents } from './link';
import type {
  Answer,
  Args,
  Ask,
  BotLevel,
  ChatLine,
  ClientFrame,
  LogLine,
  News,
  Options,
  Over,
  Room,
  ServerFrame,
  Settings,
  View,
  Waiting,
} from './protocol';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';
/** `n` is the input it answers, 0 when it answers none. */
export interface Notice {
  n: number;
  code: string;
  args: Args;
}
interface Sent {
  /** The connection it went out on; 0 when there was none. */
  line: number;
  id: number;
  /** Which turn of the question it answers: in a parley the question changes while its window stays. */
  turn: number;
  frame: { t: 'answer'; answer: Answer } | { t: 'pass' };
  n: number;
}
/** What a session needs of its link, so that a test can stand in for it. */
export type Line = Pick<Link, 'send' | 'retry' | 'close'>;
type Draft = ClientFrame extends infer F ? (F extends { n: number } ? Omit<F, 'n'> : never) : never;

/** Everything one seat (or one spectator) sees of one room, and all it can say. */
export class RoomSession {
  room: Room | null = $state.raw(null);
  view: View | null = $state.raw(null);
  ask: Ask | null = $state.raw(null);
  waiting: Waiting | null = $state.raw(null);
  /** When `ask` and `waiting` arrived (performance.now()): their `left_ms` counts from there. */
  askAt = $state(0);
  waitingAt = $state(0);
  log: LogLine[] = $state.raw([]);
  /** News not yet shown by motion; `take` empties it. */
  fresh: News[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  over: Over | null = $state.raw(null);
  link: LinkState = $state('connecting');
  /** The attempt under way while the link is lost. */
  attempt = $state(0);
  /** News that happened while the link was lost, of the last time it was mended. */
  missed = $state(0);
  notice: Notice | null = $state.raw(null);
  /** The question whose answer is on its way. */
  sent: Sent | null = $state.raw(null);

  #link: Line;
  #n = 0;
  /** Counts the connections of this session. */
  #line = 0;
  #viewIsOld = false;

  constructor(
    readonly code: string,
    connect: (events: LinkEvents) => Line,
  ) {
    this.#link = connect({
      opened: () => {
        this.#line += 1;
        this.#viewIsOld = true;
      },
      frame: (frame) => this.#receive(frame),
      lost: (attempt) => {
        this.link = 'lost';
        this.attempt = attempt;
      },
      refused: () => {
        this.link = 'closed';
        this.notice ??= { n: 0, code: 'error-token', args: {} };
      },
    });
  }

  answer(id: number, answer: Answer): void {
    this.#reply(id, { t: 'answer', answer });
  }
  pass(id: number): void {
    this.#reply(id, { t: 'pass' });
  }
  /** To these seats alone, or to everybody. False when the text could not be sent and the writer should keep it. */
  say(text: string, to: number[] | null = null): boolean {
    return this.#send(to === null ? { t: 'chat', text } : { t: 'chat', text, to }) !== null;
  }
  /** Kinds of secret windows in which I always pass. */
  get unwanted(): readonly string[] {
    const { room } = this;
    return (room === null || room.you === null ? undefined : room.seats[room.you]?.prefer) ?? [];
  }
  prefer(about: string, wanted: boolean): void {
    this.#send({ t: 'prefer', about, wanted });
  }
  set(seats: number, options: Options, settings: Settings): void {
    this.#send({ t: 'set', seats, options, settings });
  }
  seat(seat: number, level: BotLevel | null): void {
    this.#send({ t: 'seat', seat, level });
  }
  move(seat: number): void {
    this.#send({ t: 'move', seat });
  }
  start(): void {
    this.#send({ t: 'start' });
  }
  again(): void {
    this.#send({ t: 'again' });
  }
  retry(): void {
    this.#link.retry();
  }
  leave(): void {
    this.#link.close();
    this.link = 'closed';
  }

  take(): News[] {
    const news = this.fresh;
    if (news.length > 0) this.fresh = [];
    return news;
  }

  #reply(id: number, frame: Sent['frame']): void {
    const turn = this.ask?.turn ?? 0;
    const n = this.#send({ ...frame, id, turn });
    this.sent = { id, turn, frame, n: n ?? 0, line: n === null ? 0 : this.#line };
  }

  #send(draft: Draft): number | null {
    const n = this.#n + 1;
    if (!this.#link.send({ ...draft, n })) return null;
    this.#n = n;
    return n;
  }

  #receive(frame: ServerFrame): void {
    switch (frame.t) {
      case 'room':
        this.link = 'open';
        if (frame.room.state === 'waiting' && this.room?.state !== 'waiting') this.#clear();
        this.room = frame.room;
        break;
      case 'log':
        this.missed = this.#line === 1 ? 0 : Math.max(0, frame.lines.length - this.log.length);
        this.log = frame.lines;
        break;
      case 'view':
        this.view = frame.view;
        if (this.#viewIsOld) this.fresh = []; // what happened meanwhile is in the log, not worth a film
        this.#viewIsOld = false;
        break;
      case 'news':
        this.#tell(frame.lines);
        break;
      case 'ask':
        this.ask = frame.ask;
        this.askAt = performance.now();
        this.#resend();
        break;
      case 'waiting':
        this.waiting = frame.waiting;
        this.waitingAt = performance.now();
        break;
      case 'chat':
        this.chat = [...this.chat, ...frame.lines.filter((line) => !this.chat.some((old) => same(old, line)))];
        break;
      case 'over':
        this.over = { result: frame.result, seed: frame.seed, commitment: frame.commitment };
        this.ask = this.waiting = null;
        break;
      case 'ack':
        if (this.sent?.n === frame.n) this.sent = null;
        break;
      case 'error':
        this.#refused({ n: frame.n, code: frame.code, args: frame.args });
        break;
      case 'pong':
        break;
    }
  }

  #tell(lines: News[]): void {
    let view = this.view;
    for (const line of lines) {
      if (view !== null) view = fold(view, line.patch);
    }
    this.view = view;
    this.log = [...this.log, ...lines];
    this.fresh = [...this.fresh, ...lines];
  }

  /** An answer the server never confirmed goes out again, but only to the very question it was given to. */
  #resend(): void {
    if (this.sent === null) return;
    if (this.sent.id !== this.ask?.id) this.sent = null;
    else if (this.sent.line === this.#line) return;
    else if (this.sent.turn === this.ask.turn) this.#reply(this.sent.id, this.sent.frame);
    else this.sent = null;
  }

  #refused(notice: Notice): void {
    if (this.sent?.n === notice.n) this.sent = null;
    this.notice = notice;
    if (this.room === null) this.leave(); // refused at the door
  }

  #clear(): void {
    this.view = this.ask = this.waiting = this.over = null;
    this.log = this.fresh = [];
    // at the next match another may sit on a seat that was spoken to
    this.chat = this.chat.filter(({ to }) => to === null);
  }
}

/** A refusal the table makes good by itself: a parley goes on while one answers, and the answer is given once more. */
export function isMended(notice: Notice, ask: Ask | null): boolean {
  return notice.code === 'error-stale-question' && ask?.kind === 'parley';
}

/** A new connection may tell the talk again from the start. */
function same(a: ChatLine, b: ChatLine): boolean {
  return a.at === b.at && a.seat === b.seat && a.text === b.text && a.to?.join() === b.to?.join();
}

export function openRoom(code: string, token: string): RoomSession {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${encodeURIComponent(code)}`;
  return new RoomSession(code, (events) => new Link(() => new WebSocket(url), token, events));
}
