// Generated from src/sanzhan/server/protocol.py by `python -m sanzhan.server.schema`: change the source instead.
import type { View } from './views';

export * from './views';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Args = { [name: string]: Json };

export type OptionValue = string | number | boolean;

export type Options = { [name: string]: OptionValue | string[] };

export type Settings = { [name: string]: OptionValue };

export interface GameOption {
  name: string;
  /** "int" is any whole number from 0, "names" a list of distinct strings. */
  values: OptionValue[] | 'int' | 'names';
  default: OptionValue | string[];
}

export interface GameInfo {
  id: string;
  seats: [number, number];
  options: GameOption[];
  /** Seats may talk among themselves while a match is on the table. */
  private_talk: boolean;
}

export interface Games {
  games: GameInfo[];
}

export type BotLevel = string;

export type RoomState = 'waiting' | 'playing' | 'over';

export interface RoomInfo {
  code: string;
  game: string;
  seats: number;
  taken: number;
  state: RoomState;
  host: string;
  password: boolean;
}

export interface Rooms {
  rooms: RoomInfo[];
}

export interface Session {
  nickname: string | null;
}

export interface NameWish {
  nickname: string;
}

export interface RoomWish {
  game: string;
  seats: number;
  options?: Options;
  password?: string | null;
}

export interface PlayWish {
  game: string;
  seats: number;
  level: BotLevel;
  options?: Options;
}

export interface JoinWish {
  password?: string | null;
  watch?: boolean;
}

export interface Admission {
  code: string;
  token: string;
  seat: number | null;
}

export interface Refusal {
  code: string;
  args: Args;
}

export interface Failure {
  error: Refusal;
}

export interface RoomSeat {
  name: string;
  kind: 'person' | 'bot' | 'empty';
  level: BotLevel | null;
  online: boolean;
  /** Kinds of secret windows in which this seat is not asked; the whole table sees it. */
  prefer: string[];
}

export interface Room {
  code: string;
  game: string;
  seats: RoomSeat[];
  options: Options;
  settings: Settings;
  state: RoomState;
  you: number | null;
  host: number;
  password: boolean;
  /** SHA-256 of the seed, fixed before play; null before the start. */
  commitment: string | null;
}

export type Path = (string | number)[];

export type Change = [Path, Json];

/** A line of the log that `hello` brings: the view is already past its patches. */
export interface LogLine {
  n: number;
  /** null: nothing to tell, only a patch. */
  key: string | null;
  args: Args;
  mine?: Args;
}

export interface News extends LogLine {
  patch: Change[];
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** The seats that hear it besides the writer's own; null: everybody who is there. */
  to: number[] | null;
}

export type DeadlineClass = 'quick' | 'normal' | 'long' | 'window' | 'moment' | 'parley';

export interface Pick {
  of: string;
  shown: Json[];
  least: number;
  most: number;
  ordered: boolean;
}

export interface AskOption {
  act: string;
  args: Args;
  picks: Pick[];
}

export interface Why {
  /** What it is of, and its value. */
  thing: [string, Json];
  key: string;
  args: Args;
  rule: string;
}

/** The option's position, then for each of its picks the positions chosen in `shown`. */
export type Answer = [number, number[][]];

export interface Ask {
  id: number;
  /** Tells the questions of one parley to this seat apart. */
  turn: number;
  about: string;
  args: Args;
  deadline: DeadlineClass;
  left_ms: number | null;
  total_ms: number | null;
  secret: boolean;
  kind: 'one' | 'together' | 'anyone' | 'parley';
  options: AskOption[];
  neutral: Answer;
  why: Why[];
}

export interface Waiting {
  id: number;
  about: string;
  deadline: DeadlineClass;
  secret: boolean;
  seats: number[] | null;
  left_ms: number | null;
  total_ms: number | null;
}

export interface Over {
  result: Json;
  seed: string;
  commitment: string;
}

export interface HelloFrame {
  t: 'hello';
  token: string;
}

/** `n` is the sender's own number: the answer to the frame carries it. */
export interface NumberedFrame {
  n: number;
}

export interface AnswerFrame extends NumberedFrame {
  t: 'answer';
  id: number;
  answer: Answer;
  turn?: number;
}

export interface PassFrame extends NumberedFrame {
  t: 'pass';
  id: number;
  turn?: number;
}

export interface SayFrame extends NumberedFrame {
  t: 'chat';
  text: string;
  /** Seats; null: everybody. */
  to?: number[] | null;
}

export interface PreferFrame extends NumberedFrame {
  t: 'prefer';
  about: string;
  wanted: boolean;
}

export interface SetFrame extends NumberedFrame {
  t: 'set';
  seats: number;
  options: Options;
  settings: Settings;
}

export interface SeatFrame extends NumberedFrame {
  t: 'seat';
  seat: number;
  level: BotLevel | null;
}

export interface MoveFrame extends NumberedFrame {
  t: 'move';
  seat: number;
}

export interface StartFrame extends NumberedFrame {
  t: 'start';
}

export interface AgainFrame extends NumberedFrame {
  t: 'again';
}

export interface LeaveFrame extends NumberedFrame {
  t: 'leave';
}

export interface PingFrame extends NumberedFrame {
  t: 'ping';
}

export type ClientFrame = HelloFrame | AnswerFrame | PassFrame | SayFrame | PreferFrame | SetFrame | SeatFrame | MoveFrame | StartFrame | AgainFrame | LeaveFrame | PingFrame;

export interface RoomFrame {
  t: 'room';
  room: Room;
}

export interface LogFrame {
  t: 'log';
  lines: LogLine[];
}

export interface ViewFrame {
  t: 'view';
  view: View;
}

export interface NewsFrame {
  t: 'news';
  lines: News[];
}

export interface AskFrame {
  t: 'ask';
  ask: Ask | null;
}

export interface WaitingFrame {
  t: 'waiting';
  waiting: Waiting | null;
}

export interface ChatFrame {
  t: 'chat';
  lines: ChatLine[];
}

export interface OverFrame {
  t: 'over';
  result: Json;
  seed: string;
  commitment: string;
}

export interface AckFrame {
  t: 'ack';
  n: number;
}

export interface ErrorFrame {
  t: 'error';
  n: number;
  code: string;
  args: Args;
}

export interface PongFrame {
  t: 'pong';
  n: number;
}

export type ServerFrame = { seq: number } & (RoomFrame | LogFrame | ViewFrame | NewsFrame | AskFrame | WaitingFrame | ChatFrame | OverFrame | AckFrame | ErrorFrame | PongFrame);
