import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play } from '../fixtures/scene';
import { sjScenes } from './fixtures';
import { keyOf, province, type Place, type States } from './map';
import SenjiMap from './SenjiMap.svelte';
import type { SjView } from './types';

/** The map of a phone: one place is come near to, then others may be chosen. */
const near = 'satsuma';
const far = 'mutsu';
const other = 'musashi';
let close: () => void = () => undefined;
let props: { states: States; at: Place | null };
beforeEach(async () => {
  const scene = sjScenes['sj-naming'];
  if (scene === undefined) throw new Error('no scene');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const { session } = play(scene);
  await Promise.resolve();
  const shown = $state({ view: session.view as unknown as SjView, names: [], states: {}, at: null as Place | null, onlook: () => undefined, onpick: () => undefined });
  props = shown;
  const map = mount(SenjiMap, { target: document.body, props: shown });
  close = () => void unmount(map);
  await vi.waitFor(() => {
    flushSync();
    if (document.querySelector('.prov') === null) throw new Error('no map yet');
  }, { timeout: 10_000 });
});
afterEach(() => {
  close();
  vi.restoreAllMocks();
});
const isNear = () => document.querySelector('.mapbox')?.classList.contains('near');
function come(): void {
  props.at = province(near);
  flushSync();
  props.at = null;
  flushSync();
  expect(isNear()).toBe(true);
}
function choose(...ids: string[]): void {
  props.states = Object.fromEntries(ids.map((id) => [keyOf(province(id)), 'lit' as const]));
  flushSync();
}

it('comes back to the whole where nothing that may be chosen is in the window', () => {
  come();
  choose(far, other);
  expect(isNear()).toBe(false);
});
it('stays where it is if something that may be chosen can be seen', () => {
  come();
  choose(far, near);
  expect(isNear()).toBe(true);
});
it('stays where it is if nothing may be chosen', () => {
  come();
  choose();
  expect(isNear()).toBe(true);
});
