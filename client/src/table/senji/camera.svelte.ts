import type { XY } from './map';

const most = 4;

/** Which part of a drawing is in the window: pan, zoom about a point, come to a place. Units are those of the drawing. */
export class Camera {
  /** The drawing with what it bleeds into at the edges. */
  box = $state.raw({ x: 0, y: 0, w: 1, h: 1 });
  /** The window in pixels. */
  window = $state.raw({ w: 1, h: 1 });
  k = $state(1);
  #at: XY = $state([0.5, 0.5]);

  /** Pixels of a unit with the whole drawing in the window. */
  readonly fit = $derived(Math.min(this.window.w / this.box.w, this.window.h / this.box.h));
  readonly unit = $derived(this.fit * this.k);
  readonly viewBox = $derived.by(() => {
    const [w, h] = [this.window.w / this.unit, this.window.h / this.unit];
    return { x: this.#at[0] - w / 2, y: this.#at[1] - h / 2, w, h };
  });
  get whole(): boolean {
    return this.k === 1;
  }

  show(box: { x: number; y: number; w: number; h: number }): void {
    this.box = box;
    this.all();
  }
  all(): void {
    this.k = 1;
    this.#at = [this.box.x + this.box.w / 2, this.box.y + this.box.h / 2];
  }
  /** `dx`, `dy` in pixels. */
  pan(dx: number, dy: number): void {
    this.#go([this.#at[0] - dx / this.unit, this.#at[1] - dy / this.unit]);
  }
  /** About a point of the window, in pixels from its upper left corner. */
  zoom(by: number, x = this.window.w / 2, y = this.window.h / 2): void {
    const k = Math.min(most, Math.max(1, this.k * by));
    const { x: left, y: top } = this.viewBox;
    const fixed: XY = [left + x / this.unit, top + y / this.unit];
    this.k = k;
    this.#go([fixed[0] - (x - this.window.w / 2) / this.unit, fixed[1] - (y - this.window.h / 2) / this.unit]);
    if (k === 1) this.all();
  }
  /** Brings a point to the middle of the free part of the window; `covered` is the share below that something lies on. */
  come([x, y]: XY, k: number, covered = 0): void {
    this.k = Math.min(most, Math.max(1, k));
    this.#go([x, y + (covered * this.window.h) / 2 / this.unit], covered > 0);
  }

  #go([x, y]: XY, free = false): void {
    const { box } = this;
    const low = free ? box.h : 0;
    this.#at = [Math.min(box.x + box.w, Math.max(box.x, x)), Math.min(box.y + box.h + low, Math.max(box.y, y))];
  }
}
