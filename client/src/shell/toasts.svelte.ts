import { untrack } from 'svelte';

export interface Toast {
  key: string;
  text: string;
  icon: string;
  /** Shows the brush ring instead of the icon: something is under way. */
  busy: boolean;
  act: { text: string; run: () => void } | null;
}

const stay = 3500;

class Toasts {
  list: Toast[] = $state.raw([]);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** A toast with the key of one that is up replaces it. It goes by itself unless it is busy or offers an act. */
  show(key: string, text: string, more: Partial<Pick<Toast, 'icon' | 'busy' | 'act'>> = {}): void {
    const toast: Toast = { key, text, icon: 'why', busy: false, act: null, ...more };
    clearTimeout(this.#timers.get(key));
    // whoever shows a toast in an effect must not follow the other toasts
    untrack(() => (this.list = [...this.list.filter((old) => old.key !== key), toast]));
    if (!toast.busy && toast.act === null) this.#timers.set(key, setTimeout(() => this.drop(key), stay));
  }
  drop(key: string): void {
    untrack(() => (this.list = this.list.filter((toast) => toast.key !== key)));
  }
}

export const toasts = new Toasts();
