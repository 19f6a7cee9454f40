import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkEvents, type Socket } from './link';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = 0;
  sent: string[] = [];

  accept(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, new Event('open'));
  }
  tell(seq: number): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: JSON.stringify({ seq, t: 'pong', n: 0 }) }));
  }
  break(code: number): void {
    this.readyState = 3;
    this.onclose?.call(this as never, new CloseEvent('close', { code }));
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

let sockets: FakeSocket[];
let events: { [K in keyof LinkEvents]: ReturnType<typeof vi.fn<LinkEvents[K]>> };

const latest = (): FakeSocket => sockets[sockets.length - 1] ?? expect.fail('no socket was opened');
const link = () =>
  new Link(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    'secret',
    events,
    () => 0.5, // the pauses are exactly their mean
  );

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  events = { opened: vi.fn(), frame: vi.fn(), lost: vi.fn(), refused: vi.fn() };
});
afterEach(() => void vi.useRealTimers());

describe('Link', () => {
  it('says hello with its token first', () => {
    link();
    latest().accept();
    expect(latest().sent).toEqual(['{"t":"hello","token":"secret"}']);
    expect(events.opened).toHaveBeenCalledOnce();
  });
  it('hands frames on while they come without a gap', () => {
    link();
    latest().accept();
    latest().tell(1);
    latest().tell(2);
    expect(events.frame).toHaveBeenCalledTimes(2);
    expect(events.lost).not.toHaveBeenCalled();
  });
  it('takes a gap for a lost connection and starts over', () => {
    link();
    latest().accept();
    latest().tell(1);
    latest().tell(3);
    expect(events.frame).toHaveBeenCalledOnce();
    expect(events.lost).toHaveBeenCalledWith(1);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    latest().accept();
    latest().tell(1);
    expect(events.frame).toHaveBeenCalledTimes(2);
  });
  it('waits longer after every failure, and from the start again after a success', () => {
    link();
    for (const [failures, pause] of [500, 1000, 2000, 4000, 8000, 10_000, 10_000].entries()) {
      latest().break(1006);
      expect(events.lost).toHaveBeenLastCalledWith(failures + 1);
      vi.advanceTimersByTime(pause - 1);
      expect(sockets).toHaveLength(failures + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(failures + 2);
    }
    latest().accept();
    latest().tell(1);
    latest().break(1006);
    expect(events.lost).toHaveBeenLastCalledWith(1);
  });
  it('tries at once when told to', () => {
    const mending = link();
    latest().break(1006);
    mending.retry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });
  it('asks a silent server whether it is there, and does not wait for ever', () => {
    link();
    latest().accept();
    vi.advanceTimersByTime(20_000);
    expect(latest().sent.at(-1)).toBe('{"t":"ping","n":0}');
    latest().tell(1);
    vi.advanceTimersByTime(20_000);
    expect(events.lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(events.lost).toHaveBeenCalledOnce();
  });
  it('does not knock again where it was refused', () => {
    link();
    latest().accept();
    latest().break(4401);
    vi.advanceTimersByTime(60_000);
    expect(events.refused).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
  });
  it('says whether something could be sent', () => {
    const mending = link();
    expect(mending.send({ t: 'start', n: 1 })).toBe(false);
    latest().accept();
    expect(mending.send({ t: 'start', n: 1 })).toBe(true);
  });
  it('is quiet after it was closed', () => {
    const closed = link();
    latest().accept();
    closed.close();
    closed.retry();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(events.lost).not.toHaveBeenCalled();
  });
});
