const tick = 250;

/** The time left of something that began at a moment of performance.now() with so many milliseconds. */
export class Clock {
  #now = $state(performance.now());

  constructor(
    private readonly from: () => { at: number; left: number | null; total: number | null } | null,
  ) {
    $effect(() => {
      if (this.from()?.left === null || this.from() === null) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), tick);
      return () => clearInterval(timer);
    });
  }
  /** Milliseconds; null without a limit. */
  get left(): number | null {
    const now = this.from();
    return now === null || now.left === null ? null : Math.max(0, now.left - Math.max(0, this.#now - now.at));
  }
  get seconds(): number | null {
    return this.left === null ? null : Math.ceil(this.left / 1000);
  }
  /** From 1 down to 0. */
  get part(): number | null {
    const total = this.from()?.total ?? null;
    return this.left === null || total === null || total === 0 ? null : Math.min(1, this.left / total);
  }
}
