/** Seeded random numbers, so that a failing game can be seen again. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }
  next(): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return this.state / 2 ** 32;
  }
  below(n: number): number {
    return Math.floor(this.next() * n);
  }
  one<T>(things: readonly T[]): T | undefined {
    return things[this.below(things.length)];
  }
}
