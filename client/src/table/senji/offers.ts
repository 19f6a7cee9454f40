import type { Ask, Json } from '../../protocol';
import { countOf, marked, optionFor, optionsFor, without, type Deed } from './answers';
import { allCards } from './box';
import type { SjMe, SjOffer } from './types';

/** An offer that I have not sent. Never changed, only followed by another. */
export interface Draft {
  readonly key: number;
  readonly to: number | null;
  readonly gives: readonly string[];
  readonly wants: readonly string[];
  readonly wild: string | null;
  readonly open: boolean;
  readonly reason: string | null;
  readonly promise: string | null;
  /** The offer that this one answers: it is declined when this one goes out. */
  readonly answers: OfferId | null;
}
export type OfferId = SjOffer['id'];
export type Slip = { of: 'draft'; draft: Draft } | { of: 'offer'; offer: SjOffer; kind: 'mine' | 'theirs' | 'others' };
/** What hinders a draft from being sent; null if nothing. */
export type Lack = 'seat' | 'cards' | 'budget' | 'gone' | null;
/** A card I am about to give that another offer of mine needs. */
export interface Clash {
  card: string;
  where: 'draft' | 'sent';
  /** To whom that other offer goes. */
  to: number | null;
}

export function blank(key: number, to: number | null = null): Draft {
  return { key, to, gives: [], wants: [], wild: null, open: false, reason: null, promise: null, answers: null };
}
/** The same exchange the other way round: what I would want of it is for me to change. */
export function counter(offer: SjOffer, key: number, hand: readonly string[]): Draft {
  const mine = marked(offer.wants, hand);
  return { ...blank(key, offer.from), gives: offer.wants.filter((_, at) => mine[at]), wants: offer.gives, open: offer.open, answers: offer.id };
}
/** A draft with the terms of an offer that came to nothing. */
export function again(offer: SjOffer, key: number): Draft {
  const { to, gives, wants, wild, open, reason, promise } = offer;
  return { ...blank(key, to), gives, wants, wild, open, reason, promise };
}

/** Puts one more of a hand card into what I give, or takes one out. */
export function give(draft: Draft, card: string, add: boolean, hand: readonly string[]): Draft {
  if (!add) return { ...draft, gives: without(draft.gives, card) };
  return countOf(draft.gives, card) < countOf(hand, card) ? { ...draft, gives: [...draft.gives, card] } : draft;
}
export function want(draft: Draft, card: string, add: boolean): Draft {
  return { ...draft, wants: add ? [...draft.wants, card] : without(draft.wants, card) };
}

/** Slips in the order they lie: waiting for me, drafts, sent, those of others, done; among equals the newest first. Offers come in the order they were made. */
export function slips(offers: readonly SjOffer[], drafts: readonly Draft[], seat: number | null): Slip[] {
  const kind = ({ from, to }: SjOffer) => (from === seat ? 'mine' : to === seat ? 'theirs' : 'others');
  const newest = [...offers].reverse();
  const open = (wanted: string) => newest.filter((offer) => offer.state === 'open' && kind(offer) === wanted);
  const lay = (list: readonly SjOffer[]): Slip[] => list.map((offer) => ({ of: 'offer', offer, kind: kind(offer) }));
  return [
    ...lay(open('theirs')),
    ...[...drafts].reverse().map((draft): Slip => ({ of: 'draft', draft })),
    ...lay(open('mine')),
    ...lay(open('others')),
    ...lay(newest.filter((offer) => isNews(offer.state, kind(offer)))),
  ];
}
/** What is over and worth seeing: not what I have just ended myself, nor what came to nothing between others. */
function isNews(state: SjOffer['state'], kind: string): boolean {
  if (state === 'accepted') return true;
  if (kind === 'others' || state === 'open') return false;
  return state === 'lapsed' || (state === 'declined') === (kind === 'mine');
}
/** Offers to and from me, and those everybody sees, each once. */
export function together(mine: readonly SjOffer[], open: readonly SjOffer[]): SjOffer[] {
  return [...mine, ...open.filter((offer) => !mine.some(({ id }) => id === offer.id))];
}

const list = (one: string | null): Json[] => (one === null ? [] : [one]);

export function offerDeed(draft: Draft): Deed {
  const { to, gives, wants, wild, open, reason, promise } = draft;
  return { act: 'offer', args: { open }, picks: [to === null ? [] : [to], [...gives], [...wants], list(wild), list(reason), list(promise)] };
}
export function replyDeed(act: 'accept' | 'decline' | 'withdraw', offer: OfferId, card: string | null = null): Deed {
  return { act, args: { offer }, picks: card === null ? [] : [[card]] };
}
export function bidDeed(family: string, cards: readonly string[]): Deed {
  return { act: 'bid', args: { family }, picks: [[...cards]] };
}

export function lackOf(draft: Draft, ask: Ask | null, hand: readonly string[]): Lack {
  if (draft.to === null) return 'seat';
  if (draft.gives.length + draft.wants.length === 0 && draft.wild === null) return 'cards';
  if (!marked(draft.gives, hand).every(Boolean)) return 'gone';
  if (ask === null || optionFor(ask, 'offer', { open: draft.open }) === null) return 'budget';
  return null;
}
/** What the question allows in one of the picks of an offer. */
export function offered(ask: Ask | null, what: 'seat' | 'gives' | 'wants' | 'wild' | 'reason' | 'promise'): Json[] {
  if (ask === null) return [];
  const [option] = optionsFor(ask, 'offer');
  const at = ['seat', 'gives', 'wants', 'wild', 'reason', 'promise'].indexOf(what);
  return option === undefined ? [] : (ask.options[option]?.picks[at]?.shown ?? []);
}
export function canReply(ask: Ask | null, act: 'accept' | 'decline' | 'withdraw', offer: OfferId): boolean {
  return ask !== null && optionFor(ask, act, { offer }) !== null;
}
/** Cards that meet the wild wish of an offer to me. */
export function wildCards(ask: Ask | null, offer: OfferId): string[] {
  const option = ask === null ? null : optionFor(ask, 'accept', { offer });
  const shown = option === null ? [] : (ask?.options[option]?.picks[0]?.shown ?? []);
  return [...new Set(shown.filter((card): card is string => typeof card === 'string'))];
}

/** Which other offers of mine would lack a card if I gave these. */
export function clashes(gives: readonly string[], hand: readonly string[], drafts: readonly Draft[], sent: readonly SjOffer[]): Clash[] {
  const left = gives.reduce((cards, card) => without(cards, card), [...hand]);
  const short = (cards: readonly string[]) => [...new Set(cards)].filter((card) => gives.includes(card) && countOf(left, card) < countOf(cards, card));
  return [
    ...sent.flatMap((offer) => short(offer.gives).map((card): Clash => ({ card, where: 'sent', to: offer.to }))),
    ...drafts.flatMap((draft) => short(draft.gives).map((card): Clash => ({ card, where: 'draft', to: draft.to }))),
  ];
}
/** Cards that an offer asks of me and that are not in my hand: lying in a bid, or nowhere. */
export function absent(offer: SjOffer, hand: readonly string[], bids: Readonly<Record<string, readonly string[]>>): { card: string; lot: string | null }[] {
  const have = marked(offer.wants, hand);
  return offer.wants.flatMap((card, at) => (have[at] === true ? [] : [{ card, lot: Object.keys(bids).find((family) => bids[family]?.includes(card) === true) ?? null }]));
}

/** Where a hand card goes that is touched: into an offer, onto a lot. */
export type Active = { of: 'draft'; key: number } | { of: 'lot'; family: string };
/** A card of mine as it lies in the hand: chosen for what is active, in a bid, promised in an offer that waits. */
export interface HandCard {
  card: string;
  state: 'free' | 'chosen' | 'bid' | 'sent';
  /** The lot it lies on. */
  lot: string | null;
}
/** All cards I own, those on lots too. Of equal cards those come first that are chosen, then those that are free. */
export function handCards(me: SjMe, active: Active | null, chosen: readonly string[]): HandCard[] {
  const lot = active?.of === 'lot' ? active.family : null;
  const elsewhere = Object.entries(me.bids).flatMap(([family, cards]) => (family === lot ? [] : cards.map((card) => ({ card, family }))));
  const mine = [...me.hand, ...(lot === null ? [] : (me.bids[lot] ?? []))];
  const picked = marked(mine, chosen);
  const rest = mine.filter((_, at) => !picked[at]);
  const sent = marked(rest, me.offers.filter(({ from, state }) => from === me.seat && state === 'open').flatMap(({ gives }) => gives));
  const list = [
    ...mine.filter((_, at) => picked[at]).map((card): HandCard => ({ card, state: 'chosen', lot: null })),
    ...rest.map((card, at): HandCard => ({ card, state: sent[at] === true ? 'sent' : 'free', lot: null })),
    ...elsewhere.map(({ card, family }): HandCard => ({ card, state: 'bid', lot: family })),
  ];
  return list.sort((a, b) => allCards.indexOf(a.card) - allCards.indexOf(b.card));
}
