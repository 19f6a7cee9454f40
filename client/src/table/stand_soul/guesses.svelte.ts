import type { Gang } from '../../protocol';

interface Kept {
  /** The turn in which it was last written: an older turn at the table means another match. */
  turn: number;
  guesses: { [seat: string]: Gang };
}

/** Which gang I suspect each player to be in. Kept in this browser, never sent. */
export class Guesses {
  #kept: Kept = $state.raw({ turn: 0, guesses: {} });
  readonly #memory: string;

  constructor(room: string, turn: number) {
    this.#memory = `sanzhan.guesses.${room}`;
    const kept = JSON.parse(localStorage.getItem(this.#memory) ?? 'null') as Kept | null;
    if (kept !== null && kept.turn <= turn) this.#kept = kept;
  }
  of(seat: number): Gang | null {
    return this.#kept.guesses[seat] ?? null;
  }
  get all(): [seat: number, gang: Gang][] {
    return Object.entries(this.#kept.guesses).map(([seat, gang]) => [Number(seat), gang]);
  }
  /** The same guess again takes it back. */
  toggle(seat: number, gang: Gang, turn: number): void {
    const others = Object.entries(this.#kept.guesses).filter(([one]) => one !== String(seat));
    const guesses = Object.fromEntries(this.of(seat) === gang ? others : [...others, [String(seat), gang]]);
    this.#kept = { turn, guesses };
    localStorage.setItem(this.#memory, JSON.stringify(this.#kept));
  }
}
