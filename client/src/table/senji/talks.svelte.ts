import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { t } from '../../i18n.svelte';
import type { ChatLine } from '../../protocol';
import type { Play } from '../play.svelte';
import { join } from '../words';
import { circleOf, keyOf, within, type Circle } from './talk';

/** The talk at one table: which circle lies before me, and what I have read. Made while its table is. */
export class Talks {
  circle: Circle = $state.raw(null);
  #drafts: Readonly<Record<string, string>> = $state.raw({});
  readonly #read: SvelteSet<ChatLine>;

  constructor(
    private readonly play: Play,
    private readonly seat: () => number | null,
  ) {
    // what was said before I came is no news
    this.#read = new SvelteSet(play.session.chat);
    let told = play.session.chat.length;
    $effect(() => {
      const { chat } = play.session;
      const fresh = chat.slice(Math.min(told, chat.length));
      told = chat.length;
      untrack(() => { for (const line of fresh) this.#tell(line); });
    });
    $effect(() => {
      if (!this.#seen) return;
      const lines = this.lines(this.circle);
      untrack(() => { for (const line of lines) this.#read.add(line); });
    });
  }

  /** What I am writing to this circle: it stays with it, so that nobody else gets it by mistake. */
  get draft(): string {
    return this.#drafts[keyOf(this.circle)] ?? '';
  }
  set draft(text: string) {
    this.#drafts = { ...this.#drafts, [keyOf(this.circle)]: text };
  }
  get me(): number | null {
    return this.seat();
  }
  lines(circle: Circle): ChatLine[] {
    return within(this.play.session.chat, circle, this.me);
  }
  unread(circle: Circle): number {
    return this.#fresh(this.lines(circle));
  }
  /** In all circles. */
  get news(): number {
    return this.#fresh(this.play.session.chat);
  }
  names(circle: Circle): string {
    return circle === null ? t('ui-sj-t-all') : join(circle.map((seat) => this.play.names[seat] ?? ''));
  }

  /** On a phone the talk lies in a sheet that may be down. */
  get #seen(): boolean {
    return this.play.tab === 'chat' && (this.play.sheet || !matchMedia('(max-width: 760px)').matches);
  }
  #mine(line: ChatLine): boolean {
    return line.seat !== null && line.seat === this.me;
  }
  #fresh(lines: readonly ChatLine[]): number {
    return lines.filter((line) => !this.#mine(line) && !this.#read.has(line)).length;
  }
  /** A line that comes to a circle I am not looking at is announced; where I look it is read out as it appears. */
  #tell(line: ChatLine): void {
    const circle = circleOf(line, this.me);
    if (this.#mine(line) || (this.#seen && keyOf(circle) === keyOf(this.circle))) return;
    const others = circle?.filter((seat) => seat !== line.seat) ?? [];
    const to = circle === null ? 'all' : others.length === 0 ? 'one' : 'some';
    this.play.say('polite', t('ui-sj-t-heard', { to, name: line.name, names: this.names(others) }));
  }
}
