import type { Attachment } from 'svelte/attachments';

/** Zones from below upwards: arrow up and down go from one to the next. */
export const zones = ['hand', 'offer', 'question', 'me', 'seats', 'centre', 'rail'] as const;
export type Zone = (typeof zones)[number];

const stops = '[data-thing], [data-stop], button:not(:disabled)';

export function stopsOf(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.getClientRects().length > 0);
}

/** A group with one tab stop: arrow keys left and right move inside it. It is entered at what can be chosen, past what only explains. */
export function zone(name: Zone): Attachment<HTMLElement> {
  return (node) => {
    node.dataset['zone'] = name;
    let visited: HTMLElement | null = null;
    const settle = () => {
      const inside = [...node.querySelectorAll<HTMLElement>(stops)];
      if (visited !== null && !inside.includes(visited)) visited = null;
      const current = visited ?? inside.find((stop) => !stop.matches('.tag')) ?? inside[0];
      for (const stop of inside) stop.tabIndex = stop === current ? 0 : -1;
    };
    const entered = (event: FocusEvent) => {
      const stop = event.target instanceof Element ? event.target.closest<HTMLElement>(stops) : null;
      if (stop !== null && node.contains(stop)) visited = stop;
      settle();
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    node.addEventListener('focusin', entered);
    return () => {
      watch.disconnect();
      node.removeEventListener('focusin', entered);
    };
  };
}

/** Moves the focus as an arrow key says; false when there is nothing to move to. */
export function move(key: string): boolean {
  const here = document.activeElement;
  const from = here?.closest<HTMLElement>('[data-zone]') ?? null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (from === null || !(here instanceof HTMLElement)) return false;
    const inside = stopsOf(from);
    return focus(inside[inside.indexOf(here) + (key === 'ArrowRight' ? 1 : -1)]);
  }
  const all = zones.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-zone="${name}"]`)]);
  const step = key === 'ArrowUp' ? 1 : -1;
  for (let at = (from === null ? -1 : all.indexOf(from)) + step; at >= 0 && at < all.length; at += step) {
    const zone = all[at];
    if (zone === undefined) return false;
    const inside = stopsOf(zone);
    if (focus(inside.find((stop) => stop.tabIndex === 0) ?? inside[0])) return true;
  }
  return false;
}

/** What may be picked now, in the order the digits count it. */
export function litThings(): HTMLElement[] {
  return zones.flatMap((name) =>
    [...document.querySelectorAll(`[data-zone="${name}"]`)].flatMap((zone) =>
      [...zone.querySelectorAll<HTMLElement>('[data-thing]')].filter((thing) => thing.matches('.lit, .picked')),
    ),
  );
}

function focus(stop: HTMLElement | undefined): boolean {
  stop?.focus();
  return stop !== undefined;
}
