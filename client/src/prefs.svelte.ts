/** What this browser remembers of its reader: theme, motion, how questions are answered. */
export const speeds = ['fast', 'normal', 'slow', 'none'] as const;
export type Speed = (typeof speeds)[number];
export type Theme = 'paper' | 'lamp';

const factor: Record<Speed, number> = { fast: 0.6, normal: 1, slow: 1.6, none: 0 };
const memory = 'sanzhan.prefs';
const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

interface Stored {
  /** null follows the system. */
  theme: Theme | null;
  speed: Speed;
  /** A single pick is sent at once, without a confirming click. */
  quick: boolean;
  /** In 国战: secret windows in which passing is all I can do are passed for me. */
  passEmpty: boolean;
}

class Prefs {
  theme: Theme | null = $state(null);
  speed: Speed = $state('normal');
  quick: boolean = $state(false);
  passEmpty: boolean = $state(true);
  #night = $state(night.matches);
  #still = $state(still.matches);

  constructor() {
    const kept = JSON.parse(localStorage.getItem(memory) ?? '{}') as Partial<Stored>;
    this.theme = kept.theme ?? null;
    this.speed = kept.speed ?? 'normal';
    this.quick = kept.quick ?? false;
    this.passEmpty = kept.passEmpty ?? true;
    night.addEventListener('change', () => (this.#night = night.matches));
    still.addEventListener('change', () => (this.#still = still.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset['theme'] = this.look;
        document.documentElement.dataset['speed'] = this.speed;
        const stored: Stored = { theme: this.theme, speed: this.speed, quick: this.quick, passEmpty: this.passEmpty };
        localStorage.setItem(memory, JSON.stringify(stored));
      });
    });
  }

  /** The theme on the screen. */
  get look(): Theme {
    return this.theme ?? (this.#night ? 'lamp' : 'paper');
  }
  /** What every duration is multiplied with; 0 means no motion at all. */
  get pace(): number {
    return this.#still ? 0 : factor[this.speed];
  }
  switchLight(): void {
    this.theme = this.look === 'lamp' ? 'paper' : 'lamp';
  }
}

export const prefs = new Prefs();
