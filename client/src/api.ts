import type { Admission, Args, BotLevel, GameInfo, Options, Refusal, RoomInfo } from './protocol';

/** A call that brought no answer: `code` is the text that says why. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly args: Args,
    readonly status: number,
  ) {
    super(code);
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const init: RequestInit = { method, headers: { 'X-Sanzhan': '1', 'Content-Type': 'application/json' } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(path, init).catch(() => {
    throw new ApiError('error-network', {}, 0);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const refusal = (answer as { error?: Refusal } | null)?.error ?? { code: 'error-server', args: {} };
  throw new ApiError(refusal.code, refusal.args, response.status);
}

const room = (code: string) => `/api/rooms/${encodeURIComponent(code)}`;

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/api/games').then(({ games }) => games),
  /** What is in the box of a game; each game has its own shape. */
  things: <T>(game: string) => call<T>('GET', `/api/games/${encodeURIComponent(game)}/things`),
  session: () => call<{ nickname: string | null }>('GET', '/api/session').then(({ nickname }) => nickname),
  rename: (nickname: string) => call<{ nickname: string }>('POST', '/api/session', { nickname }).then((me) => me.nickname),
  rooms: () => call<{ rooms: RoomInfo[] }>('GET', '/api/rooms').then(({ rooms }) => rooms),
  room: (code: string) => call<RoomInfo>('GET', room(code)),
  create: (wish: { game: string; seats: number; options: Options; password: string | null }) => call<Admission>('POST', '/api/rooms', wish),
  play: (wish: { game: string; seats: number; level: BotLevel; options: Options }) => call<Admission>('POST', '/api/play', wish),
  join: (code: string, password: string | null, watch: boolean) =>
    call<Admission>('POST', `${room(code)}/join`, { password, watch }),
};
