import type { ClientFrame, ServerFrame } from './protocol';

/** What a link needs of a WebSocket, so that a test can play the server. */
export type Socket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'>;

export interface LinkEvents {
  /** The socket is open and `hello` is out: a snapshot follows. */
  opened(): void;
  frame(frame: ServerFrame): void;
  /** The connection broke; the next attempt is the `attempt`-th and starts by itself. */
  lost(attempt: number): void;
  /** The server will not have this token; no attempt follows. */
  refused(): void;
}

const OPEN = 1;
const firstPause = 500;
const longestPause = 10_000;
const pingEvery = 20_000;
/** A server this long silent after a ping is gone, whatever the operating system still believes. */
const patience = 10_000;

/** One WebSocket that mends itself. It knows frames and their order, nothing of what they mean. */
export class Link {
  #socket: Socket | null = null;
  #seq = 0;
  #attempt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #done = false;

  constructor(
    private readonly open: () => Socket,
    private readonly token: string,
    private readonly events: LinkEvents,
    private readonly random: () => number = Math.random,
  ) {
    this.#connect();
  }

  /** False when nothing could be sent: the caller keeps what must not be lost. */
  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Try now instead of waiting for the next attempt. */
  retry(): void {
    if (this.#done || this.#socket !== null) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  }

  close(): void {
    this.#done = true;
    this.#drop();
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    this.#seq = 0;
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', token: this.token } satisfies ClientFrame));
      this.events.opened();
      this.#listen();
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #receive(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.#seq += 1;
    if (frame.seq !== this.#seq) {
      this.#lose(); // a frame is missing: only a fresh snapshot is worth anything
      return;
    }
    this.#attempt = 0;
    this.#listen();
    this.events.frame(frame);
  }

  #listen(): void {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(() => {
      this.send({ t: 'ping', n: 0 });
      this.#pingTimer = setTimeout(() => this.#lose(), patience);
    }, pingEvery);
  }

  #closed(code: number): void {
    if (code === 1008 || (code >= 4000 && code < 5000)) {
      this.close();
      this.events.refused();
    } else {
      this.#lose();
    }
  }

  #lose(): void {
    this.#drop();
    this.#attempt += 1;
    const pause = Math.min(longestPause, firstPause * 2 ** (this.#attempt - 1));
    // spread, so that a restarted server is not met by all its tables in one instant
    this.#retryTimer = setTimeout(() => this.#connect(), pause * (0.75 + this.random() / 2));
    this.events.lost(this.#attempt);
  }

  #drop(): void {
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
