import type { TransitionConfig } from 'svelte/transition';
import { prefs } from '../prefs.svelte';

export const times = { lift: 200, fly: 420, turn: 640, stamp: 260, ring: 1200, hurt: 360, apart: 60, victory: 900 };
const out = (t: number) => 1 - (1 - t) ** 3;
const overshoot = (t: number) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

/** Something comes down like a seal. */
export const stamp: (node: Element, options?: { ms?: number }) => TransitionConfig = (...[, { ms = times.stamp } = {}]) => ({
  duration: ms * prefs.pace,
  easing: overshoot,
  css: (t) => `scale: ${1.6 - 0.6 * t}; opacity: ${Math.min(1, t * 1.6)}`,
});
/** A card turns face up: half a turn, then its writing inks in from the middle. */
export const turnUp: (node: Element) => TransitionConfig = () => ({
  duration: (times.turn + times.stamp) * prefs.pace,
  easing: out,
  css: (t) => {
    const turned = Math.min(1, t / 0.7);
    const inked = Math.max(0, (t - 0.5) / 0.5);
    return `rotate: y ${90 * (1 - turned)}deg; mask: radial-gradient(circle, #000 ${inked * 120}%, rgba(0,0,0,.35) ${inked * 120 + 12}%)`;
  },
});
/** A title is written from left to right. */
export const inkIn: (node: Element, options?: { delay?: number }) => TransitionConfig = (...[, { delay = 0 } = {}]) => ({
  delay: delay * prefs.pace,
  duration: times.victory * prefs.pace,
  css: (t) => `mask: linear-gradient(90deg, #000 ${t * 120 - 20}%, transparent ${t * 120}%)`,
});
export const rise: (node: Element) => TransitionConfig = () => ({
  duration: times.lift * prefs.pace,
  easing: out,
  css: (t, u) => `translate: 0 ${8 * u}px; opacity: ${t}`,
});

/** Something breaks in two; its halves part by `--part`. */
export const crack: (node: Element) => TransitionConfig = () => ({
  duration: times.hurt * prefs.pace,
  easing: out,
  css: (t, u) => `--part: ${u}; opacity: ${Math.min(1, t * 2)}`,
});

/** A place on the table that cards come from and go to: `seat:3`, `pile`. */
export function anchor(name: string): DOMRect | null {
  const [what, seat] = name.split(':');
  const found = document.querySelector(what === 'seat' ? `[data-seat="${seat ?? ''}"]` : `[data-at="${name}"]`) ?? document.querySelector('[data-at="centre"]');
  return found?.getBoundingClientRect() ?? null;
}

export function middle(node: Element): { x: number; y: number } {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** What one line of news looks like: cards on their way, plates that are touched. */
export interface Shot {
  cards: { from: string; to: string; kind: string | null }[];
  ring: number[];
  /** Who is hurt, and by whom. */
  hurt?: { seat: number; source: number | null };
}

/** The way of a card: an arc with a slight turn, landing exactly. */
export function flight(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Animation {
  const w = node.offsetWidth;
  const h = node.offsetHeight;
  const at = (rect: DOMRect) => ({ x: rect.x + rect.width / 2 - w / 2, y: rect.y + rect.height / 2 - h / 2 });
  const [a, b] = [at(from), at(to)];
  const bend = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 6);
  const middle = `${(a.x + b.x) / 2}px ${(a.y + b.y) / 2 - bend}px`;
  return node.animate(
    [
      { translate: `${a.x}px ${a.y}px`, rotate: '0deg', opacity: 0.2 },
      { translate: middle, rotate: `${b.x > a.x ? 6 : -6}deg`, opacity: 1, offset: 0.5 },
      { translate: `${b.x}px ${b.y}px`, rotate: '0deg', opacity: 1, offset: 0.95 },
      { translate: `${b.x}px ${b.y}px`, rotate: '0deg', opacity: 0 },
    ],
    { duration: times.fly * prefs.pace, delay: delay * prefs.pace, easing: 'cubic-bezier(.45,.05,.2,1)', fill: 'both' },
  );
}
