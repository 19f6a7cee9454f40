import type { Attachment } from 'svelte/attachments';
import type { Json } from '../protocol';

/** What can tell about itself: an item, a stand, a seat ... */
export interface Subject {
  of: string;
  value: Json;
}
interface Told {
  subject: Subject;
  anchor: Element;
  /** Opened by hand: it stays until it is closed. */
  stays: boolean;
}

const hover = 350;
const longPress = 450;

/** The text of a card, shown beside it on hover, by key, or on a long press; and the one pinned in the rail. */
export class Tell {
  now: Told | null = $state.raw(null);
  pinned: Subject | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press is not a click as well. */
  #swallow = false;
  readonly #subjects = new WeakMap<Element, Subject>();

  /** Makes an element tell about its subject. */
  about = (subject: Subject): Attachment<HTMLElement> => (node) => {
    this.#subjects.set(node, subject);
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') this.#after(hover, () => this.open(node, false));
    };
    const down = (event: PointerEvent) => {
      this.#swallow = false;
      if (event.pointerType === 'mouse') this.#leave(node);
      else this.#after(longPress, () => {
        this.#swallow = true;
        this.open(node, true);
      });
    };
    const out = () => this.#leave(node);
    const click = (event: MouseEvent) => {
      if (!this.#swallow) return;
      this.#swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      if (this.#swallow) event.preventDefault();
    };
    const listeners: [string, (event: never) => void][] = [
      ['pointerenter', over], ['pointerdown', down], ['pointerup', out], ['pointerleave', out], ['pointercancel', out], ['contextmenu', menu],
    ];
    for (const [type, listener] of listeners) node.addEventListener(type, listener as EventListener);
    node.addEventListener('click', click, { capture: true });
    return () => {
      for (const [type, listener] of listeners) node.removeEventListener(type, listener as EventListener);
      node.removeEventListener('click', click, { capture: true });
      if (this.now?.anchor === node) this.close();
    };
  };

  open(node: Element, stays: boolean): void {
    clearTimeout(this.#timer);
    const subject = this.#subjectOf(node);
    if (subject !== null) this.now = { subject, anchor: node, stays };
  }
  /** False when nothing was open. */
  close(): boolean {
    clearTimeout(this.#timer);
    const open = this.now !== null;
    this.now = null;
    return open;
  }
  /** Keeps what is told now at the foot of the rail; without anything told, takes it away. */
  pin(): void {
    this.pinned = this.now?.subject ?? null;
    this.close();
  }

  #subjectOf(node: Element): Subject | null {
    for (let one: Element | null = node; one !== null; one = one.parentElement) {
      const subject = this.#subjects.get(one);
      if (subject !== undefined) return subject;
    }
    return null;
  }
  #leave(node: Element): void {
    clearTimeout(this.#timer);
    if (this.now?.anchor === node && !this.now.stays) this.now = null;
  }
  #after(delay: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, delay);
  }
}
