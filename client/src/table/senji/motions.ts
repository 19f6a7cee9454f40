import type { TransitionConfig } from 'svelte/transition';
import { prefs } from '../../prefs.svelte';
import { times } from '../motion';

const stagger = 40;
const halfTurns = 3;

/** A die is thrown where it fell in the roll, tumbles, and slides to those that show the same crest. */
export function tumbles(die: HTMLElement, place: number, count: number, slides: boolean): (() => void) | undefined {
  const { pace } = prefs;
  if (pace === 0) return undefined;
  const tray = die.closest<HTMLElement>('[data-tray]');
  const own = die.getBoundingClientRect();
  const all = tray?.getBoundingClientRect() ?? own;
  const step = Math.min(own.width * 1.35, all.width / Math.max(1, count));
  const x = slides ? all.x + all.width / 2 + (place - (count - 1) / 2) * step - own.x - own.width / 2 : 0;
  const y = slides ? all.y + all.height / 2 - own.y - own.height / 2 : 0;
  const [roll, slide] = [times.turn * pace, slides ? times.fly * pace : 0];
  const whole = roll + slide;
  const at = `${x}px ${y}px`;
  const moved = die.animate(
    [
      { translate: `${x}px ${y - 34}px`, rotate: `${-180 * halfTurns}deg`, scale: 0.7, opacity: 0 },
      { translate: `${x}px ${y - 14}px`, rotate: `${-90 * halfTurns}deg`, scale: 1.08, opacity: 1, offset: (0.5 * roll) / whole },
      { translate: at, rotate: '0deg', scale: 1, offset: roll / whole },
      { translate: '0px 0px', rotate: '0deg', scale: 1 },
    ],
    { duration: whole, delay: place * stagger * pace, easing: 'cubic-bezier(.3,.5,.3,1)', fill: 'backwards' },
  );
  return () => moved.cancel();
}
/** How long dice are on their way, in milliseconds before the reader's pace. */
export function rolling(count: number): number {
  return times.turn + times.fly + count * stagger;
}

type Motion = (node: Element) => TransitionConfig;
const half = () => (times.turn / 2) * prefs.pace;
/** Half a turn: what lay there goes edge on, and then what is on the other side comes. */
export const turnOut: Motion = () => ({ duration: half(), css: (t) => `transform: scaleX(${t})` });
export const turnIn: Motion = () => ({ delay: half(), duration: half(), css: (t) => `transform: scaleX(${t})` });
/** A tile is laid down, and gives a little. */
export const dropped: Motion = () => ({
  duration: times.stamp * prefs.pace,
  css: (t) => `transform: translateY(${-12 * (1 - t)}px) scaleY(${t < 0.8 ? 1 : 0.98 + 0.1 * (t - 0.8)}); opacity: ${Math.min(1, t * 2)}`,
});
/** A castle is built. */
export const raised: Motion = () => ({ duration: times.turn * prefs.pace, css: (t) => `transform: translateY(${16 * (1 - t)}px); opacity: ${t}` });
/** A line lights up and is gone. */
export const flash: Motion = () => ({ duration: times.turn * prefs.pace, css: (t) => `opacity: ${1 - t}` });
