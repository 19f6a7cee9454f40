import type { Ask } from '../../protocol';
import type { Play } from '../play.svelte';
import { laid } from './plan';
import type { OrderKind } from './types';

/** The orders I am laying: one for each of my provinces, sent together. */
export class Orders {
  #kept: { id: number; laid: { [province: string]: OrderKind }; trail: string[] } | null = $state.raw(null);

  readonly ask: Ask | null = $derived.by(() => (this.play.ask?.about === 'senji-orders' ? this.play.ask : null));
  readonly provinces: string[] = $derived.by(() => {
    const list = this.ask?.args['provinces'];
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  });
  readonly laid: { [province: string]: OrderKind } = $derived.by(() => (this.#kept !== null && this.#kept.id === this.ask?.id ? this.#kept.laid : {}));
  readonly open: string[] = $derived.by(() => this.provinces.filter((id) => this.laid[id] === undefined));

  constructor(private readonly play: Play) {}

  /** How many more tokens of a kind there are for me. */
  left(kind: OrderKind): number {
    const shown = this.ask?.options[0]?.picks[0]?.shown ?? [];
    return shown.filter((one) => one === kind).length - Object.values(this.laid).filter((one) => one === kind).length;
  }
  /** The same kind again takes it back. */
  lay(province: string, kind: OrderKind): void {
    if (!this.provinces.includes(province) || this.play.phase !== 'open') return;
    const again = this.laid[province] === kind;
    if (!again && this.left(kind) <= 0) return;
    const rest = Object.fromEntries(Object.entries(this.laid).filter(([id]) => id !== province));
    const trail = (this.#kept?.id === this.ask?.id ? (this.#kept?.trail ?? []) : []).filter((id) => id !== province);
    this.#keep(again ? rest : { ...rest, [province]: kind }, again ? trail : [...trail, province]);
  }
  /** Takes the last one back; false when there is none. */
  undo(): boolean {
    const last = this.#kept?.id === this.ask?.id ? this.#kept?.trail.at(-1) : undefined;
    const kind = last === undefined ? undefined : this.laid[last];
    if (last === undefined || kind === undefined) return false;
    this.lay(last, kind);
    return true;
  }
  #keep(now: { [province: string]: OrderKind }, trail: string[]): void {
    const { ask } = this;
    if (ask === null) return;
    this.#kept = { id: ask.id, laid: now, trail };
    const tokens = this.provinces.flatMap((id) => now[id] ?? []);
    const answer = tokens.length < this.provinces.length ? null : laid(ask, 0, { token: tokens });
    if (answer === null) this.play.reset();
    else this.play.lay(answer);
  }
}
