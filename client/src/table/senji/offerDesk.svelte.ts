import { untrack } from 'svelte';
import { t } from '../../i18n.svelte';
import type { Ask } from '../../protocol';
import type { Notice, RoomSession } from '../../session.svelte';
import { toasts } from '../../shell/toasts.svelte';
import { answerFor, type Deed } from './answers';
import { again, bidDeed, blank, counter, give, offerDeed, replyDeed, want, type Active, type Draft, type OfferId } from './offers';
import type { SjMe, SjOffer } from './types';

/** Something on its way to the server, and what to do if it is not taken. */
interface Errand {
  deed: Deed;
  tries: number;
  failed: () => void;
}

/** The question may have changed while an answer was on its way; so often is it tried again. */
const tries = 4;
const stale = 'error-stale-question';

/** What lies before me in winter and is nobody else's business yet: drafts, bids not laid, and what is on its way. */
export class OfferDesk {
  drafts: readonly Draft[] = $state.raw([]);
  active: Active | null = $state.raw(null);
  /** Bids as I would have them, where they are not what lies there. */
  bids: Readonly<Record<string, readonly string[]>> = $state.raw({});
  /** The offer that is asked about once more before it is accepted. */
  doubt: OfferId | null = $state(null);
  /** With what I would meet the wild wish of an offer. */
  met: Readonly<Record<string, string>> = $state.raw({});
  /** Offers that came to nothing and have been put away. */
  away: readonly OfferId[] = $state.raw([]);
  #year = 0;
  #keys = 0;
  #errands: readonly Errand[] = $state.raw([]);
  #flying: Errand | null = $state.raw(null);
  /** The last refusal that was heard, and the question that has been answered: whatever comes of it, another follows. */
  #heard: Notice | null = null;
  #old: Ask | null = null;

  constructor(private readonly session: RoomSession) {
    this.#heard = session.notice;
  }

  get busy(): boolean {
    return this.#errands.length > 0 || this.#flying !== null;
  }

  /** A new winter begins with an empty desk. */
  begin(year: number): void {
    if (year === this.#year) return;
    this.#year = year;
    this.drafts = [];
    this.active = this.doubt = null;
    this.bids = {};
    this.met = {};
    this.away = [];
    this.#errands = [];
    this.#flying = null;
  }

  draft(to: number | null = null): Draft {
    return this.#lay(blank(this.#key(), to));
  }
  counter(offer: SjOffer, hand: readonly string[]): void {
    const old = this.drafts.find(({ answers }) => answers === offer.id);
    if (old === undefined) this.#lay(counter(offer, this.#key(), hand));
    else this.active = { of: 'draft', key: old.key };
  }
  again(offer: SjOffer): void {
    this.put(offer.id);
    this.#lay(again(offer, this.#key()));
  }
  change(draft: Draft): void {
    this.drafts = this.drafts.map((old) => (old.key === draft.key ? draft : old));
  }
  drop(key: number): void {
    this.drafts = this.drafts.filter((draft) => draft.key !== key);
    if (this.active?.of === 'draft' && this.active.key === key) this.active = null;
  }
  put(offer: OfferId): void {
    this.away = [...this.away, offer];
  }

  /** The cards that lie, or would lie, on a lot. */
  bidOn(family: string, me: SjMe): readonly string[] {
    return this.bids[family] ?? me.bids[family] ?? [];
  }
  /** What is chosen in the thing that hand cards go to. */
  chosen(me: SjMe): readonly string[] {
    if (this.active === null) return [];
    if (this.active.of === 'lot') return this.bidOn(this.active.family, me);
    const { key } = this.active;
    return this.drafts.find((draft) => draft.key === key)?.gives ?? [];
  }
  /** A hand card was touched: it goes into what is active, or out of it; with nothing active, into a new offer. */
  touch(card: string, add: boolean, me: SjMe): void {
    if (this.active?.of === 'lot') {
      const { family } = this.active;
      const now = this.bidOn(family, me);
      this.rebid(family, add ? [...now, card] : now.toSpliced(now.indexOf(card), 1), me);
      return;
    }
    const key = this.active?.key ?? this.draft().key;
    const draft = this.drafts.find((one) => one.key === key);
    if (draft !== undefined) this.change(give(draft, card, add, me.hand));
  }
  rebid(family: string, cards: readonly string[], me: SjMe): void {
    const same = JSON.stringify([...cards].sort()) === JSON.stringify([...(me.bids[family] ?? [])].sort());
    this.bids = same ? except(this.bids, family) : { ...this.bids, [family]: cards };
  }
  wish(key: number, card: string, add: boolean): void {
    const draft = this.drafts.find((one) => one.key === key);
    if (draft !== undefined) this.change(want(draft, card, add));
  }

  send(draft: Draft): void {
    this.drop(draft.key);
    const back = () => (this.drafts = [...this.drafts, draft]);
    if (draft.answers !== null) this.#run(replyDeed('decline', draft.answers), () => undefined);
    this.#run(offerDeed(draft), back);
  }
  reply(act: 'accept' | 'decline' | 'withdraw', offer: OfferId, card: string | null = null): void {
    this.doubt = null;
    this.#run(replyDeed(act, offer, card), () => undefined);
  }
  lay(family: string): void {
    const cards = this.bids[family];
    if (cards === undefined) return;
    this.bids = except(this.bids, family);
    this.#run(bidDeed(family, cards), () => (this.bids = { ...this.bids, [family]: cards }));
  }
  act(act: string, args: Deed['args'] = {}, picks: Deed['picks'] = []): void {
    this.#run({ act, args, picks }, () => undefined);
  }

  /** Sends what is next once the answer before it has been heard. To be called in an effect. */
  pump(): void {
    const { ask, sent, notice } = this.session;
    const next = this.#errands[0];
    if (ask?.about !== 'senji-winter' || sent !== null) return;
    untrack(() => {
      const errand = this.#flying;
      const refused = notice !== this.#heard;
      this.#flying = null;
      this.#heard = notice;
      if (errand !== null && refused) this.#returned(errand, notice?.code === stale);
      else if (next !== undefined && ask !== this.#old) this.#out(next, ask);
    });
  }
  #out(next: Errand, ask: Ask): void {
    this.#errands = this.#errands.slice(1);
    const answer = answerFor(ask, next.deed);
    if (answer === null) {
      next.failed();
      toasts.show('sj-gone', t('ui-sj-w-no-more'), { icon: 'why' });
      return;
    }
    this.#flying = next;
    this.#old = ask;
    this.session.answer(ask.id, answer);
  }
  /** An answer was refused: if the question had changed (it follows anew) it is given once more. */
  #returned(errand: Errand, changed: boolean): void {
    if (!changed || errand.tries <= 1) {
      errand.failed();
      // the room says why an answer is refused, but not while it is tried again here
      if (changed) toasts.show('sj-gone', t(stale), { icon: 'why' });
      return;
    }
    this.#errands = [{ ...errand, tries: errand.tries - 1 }, ...this.#errands];
  }
  #run(deed: Deed, failed: () => void): void {
    this.#errands = [...this.#errands, { deed, tries, failed }];
  }
  #lay(draft: Draft): Draft {
    this.drafts = [...this.drafts, draft];
    this.active = { of: 'draft', key: draft.key };
    return draft;
  }
  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }
}

function except<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

const desks = new WeakMap<RoomSession, OfferDesk>();
/** The desk of a session: it stays laid out while the map is looked at. */
export function deskOf(session: RoomSession): OfferDesk {
  const desk = desks.get(session) ?? new OfferDesk(session);
  desks.set(session, desk);
  return desk;
}
