import { describe, expect, it } from 'vitest';
import type { Ask } from '../../protocol';
import { answerFor } from './answers';
import { absent, again, bidDeed, blank, canReply, clashes, counter, give, handCards, lackOf, offerDeed, replyDeed, slips, together, wildCards } from './offers';
import type { SjMe, SjOffer } from './types';

const offer = (more: Partial<SjOffer>): SjOffer => ({ id: '1', from: 1, to: 0, gives: [], wants: [], wild: null, open: false, reason: null, promise: null, state: 'open', ...more });
const me = (more: Partial<SjMe>): SjMe => ({
  seat: 0, dealt: [], hand: ['sabre.support.3', 'sabre.support.3', 'cherry.trade.1', 'fan.hostage.2'], flowers: [], bids: {}, orders: {}, proposals: 12, rebids: 12,
  offers: [], gave: [], got: [], promises: [], known: {}, ...more,
});
const cards = (shown: string[]) => ({ of: 'card', shown, least: 0, most: shown.length, ordered: false });
const one = (of: string, shown: (string | number)[], least = 0) => ({ of, shown, least, most: 1, ordered: false });
const wanted = ['fan.hostage.1', 'fan.hostage.2', 'cherry.support.3', 'cherry.support.3'];
const offerPicks = [one('seat', [1, 2], 1), cards(me({}).hand), cards(wanted), one('wild', ['any', 'fan.any']), one('reason', ['peace', 'you-lack']), one('promise', ['no-attack'])];
const ask: Ask = {
  id: 9, turn: 0, about: 'senji-winter', args: { year: 3 }, deadline: 'long', left_ms: null, total_ms: null, secret: false, kind: 'one', neutral: [0, []], why: [],
  options: [
    { act: 'ready', args: {}, picks: [] },
    { act: 'offer', args: { open: false }, picks: offerPicks },
    { act: 'offer', args: { open: true }, picks: offerPicks },
    { act: 'accept', args: { offer: '5' }, picks: [] },
    { act: 'accept', args: { offer: '6' }, picks: [one('card', ['fan.hostage.2', 'fan.hostage.2'], 1)] },
    { act: 'decline', args: { offer: '5' }, picks: [] },
    { act: 'bid', args: { family: 'dragon' }, picks: [cards(me({}).hand)] },
  ],
};

describe('an offer as an answer', () => {
  const draft = { ...blank(1, 2), gives: ['sabre.support.3', 'fan.hostage.2'], wants: ['cherry.support.3', 'cherry.support.3'], wild: 'fan.any', promise: 'no-attack' };
  it('names seat, cards and words by their places', () => {
    expect(answerFor(ask, offerDeed(draft))).toEqual([1, [[1], [0, 3], [2, 3], [1], [], [0]]]);
  });
  it('is made openly through another option', () => {
    expect(answerFor(ask, offerDeed({ ...draft, open: true }))?.[0]).toBe(2);
  });
  it('of nothing for a card, or a gift, is an offer as well', () => {
    expect(answerFor(ask, offerDeed({ ...blank(1, 1), gives: ['fan.hostage.2'] }))).toEqual([1, [[0], [3], [], [], [], []]]);
  });
  it('says what it lacks', () => {
    expect(lackOf(blank(1), ask, [])).toBe('seat');
    expect(lackOf(blank(1, 1), ask, [])).toBe('cards');
    expect(lackOf(draft, ask, ['fan.hostage.2'])).toBe('gone');
    expect(lackOf(draft, { ...ask, options: ask.options.slice(0, 1) }, me({}).hand)).toBe('budget');
    expect(lackOf(draft, ask, me({}).hand)).toBeNull();
  });
});

describe('answers to others', () => {
  it('name the offer, and the card for a wish left open', () => {
    expect(answerFor(ask, replyDeed('accept', '5'))).toEqual([3, []]);
    expect(answerFor(ask, replyDeed('accept', '6', 'fan.hostage.2'))).toEqual([4, [[0]]]);
    expect(answerFor(ask, replyDeed('decline', '5'))).toEqual([5, []]);
    expect(answerFor(ask, replyDeed('decline', '6'))).toBeNull();
  });
  it('can be given only where the question says so', () => {
    expect([canReply(ask, 'accept', '5'), canReply(ask, 'withdraw', '5'), canReply(null, 'accept', '5')]).toEqual([true, false, false]);
  });
  it('equal cards are one choice', () => {
    expect(wildCards(ask, '6')).toEqual(['fan.hostage.2']);
    expect(wildCards(ask, '5')).toEqual([]);
  });
  it('a bid is everything that shall lie there', () => {
    expect(answerFor(ask, bidDeed('dragon', ['sabre.support.3', 'sabre.support.3']))).toEqual([6, [[0, 1]]]);
    expect(answerFor(ask, bidDeed('dragon', []))).toEqual([6, [[]]]);
  });
});

describe('drafts', () => {
  it('a counter-offer turns the exchange round, without cards I do not have', () => {
    const draft = counter(offer({ id: '4', gives: ['dragon.trade.4'], wants: ['sabre.support.3', 'lotus.trade.1'], open: true }), 8, me({}).hand);
    expect(draft).toMatchObject({ key: 8, to: 1, gives: ['sabre.support.3'], wants: ['dragon.trade.4'], open: true, answers: '4' });
  });
  it('an offer that came to nothing can be made again', () => {
    expect(again(offer({ from: 0, to: 2, gives: ['a'], wild: 'any', promise: 'no-attack', state: 'declined' }), 3)).toMatchObject({ to: 2, gives: ['a'], wild: 'any', promise: 'no-attack', answers: null });
  });
  it('give no more of a card than I have', () => {
    const { hand } = me({});
    const twice = give(give(blank(1), 'sabre.support.3', true, hand), 'sabre.support.3', true, hand);
    expect(twice.gives).toHaveLength(2);
    expect(give(twice, 'sabre.support.3', true, hand).gives).toHaveLength(2);
    expect(give(twice, 'sabre.support.3', false, hand).gives).toHaveLength(1);
  });
});

describe('slips', () => {
  const offers = [
    offer({ id: '1', from: 0, to: 1 }), offer({ id: '2', state: 'accepted' }), offer({ id: '3' }), offer({ id: '4', from: 1, to: 2, open: true }), offer({ id: '5' }),
  ];
  it('lie in the order: waiting for me, drafts, sent, of others, done', () => {
    const list = slips(offers, [blank(1), blank(2)], 0);
    expect(list.map((slip) => (slip.of === 'draft' ? `d${slip.draft.key}` : slip.offer.id))).toEqual(['5', '3', 'd2', 'd1', '1', '4', '2']);
    expect(list.map((slip) => (slip.of === 'draft' ? '' : slip.kind))).toEqual(['theirs', 'theirs', '', '', 'mine', 'others', 'theirs']);
  });
  it('leave out what I ended myself, and what came to nothing between others', () => {
    const over = [
      offer({ id: '1', from: 0, to: 1, state: 'declined' }), offer({ id: '2', from: 0, to: 1, state: 'withdrawn' }), offer({ id: '3', state: 'declined' }),
      offer({ id: '4', state: 'withdrawn' }), offer({ id: '5', state: 'lapsed' }), offer({ id: '6', from: 1, to: 2, state: 'lapsed' }), offer({ id: '7', from: 1, to: 2, state: 'accepted' }),
    ];
    expect(slips(over, [], 0).map((slip) => (slip.of === 'offer' ? slip.offer.id : ''))).toEqual(['7', '5', '4', '1']);
  });
  it('an open offer to me is there once', () => {
    expect(together([offers[2] ?? offer({})], offers).map(({ id }) => id)).toEqual(['3', '1', '2', '4', '5']);
  });
});

describe('cards that are wanted twice', () => {
  const sent = offer({ from: 0, to: 2, gives: ['fan.hostage.2'] });
  it('are found in drafts and offers that wait', () => {
    const found = clashes(['fan.hostage.2'], me({}).hand, [{ ...blank(1, 1), gives: ['fan.hostage.2'] }], [sent]);
    expect(found).toEqual([{ card: 'fan.hostage.2', where: 'sent', to: 2 }, { card: 'fan.hostage.2', where: 'draft', to: 1 }]);
  });
  it('are no trouble while another of them is left', () => {
    expect(clashes(['sabre.support.3'], me({}).hand, [{ ...blank(1), gives: ['sabre.support.3'] }], [])).toEqual([]);
  });
  it('may lie in a bid, or nowhere', () => {
    const asked = offer({ wants: ['sabre.support.3', 'lotus.trade.1', 'mask.trade.2'] });
    expect(absent(asked, me({}).hand, { dragon: ['lotus.trade.1'] })).toEqual([{ card: 'lotus.trade.1', lot: 'dragon' }, { card: 'mask.trade.2', lot: null }]);
  });
});

describe('the hand', () => {
  const states = (list: ReturnType<typeof handCards>) => list.map(({ card, state }) => `${card} ${state}`);
  const mine = me({ bids: { dragon: ['lotus.trade.2'] }, offers: [offer({ from: 0, to: 1, gives: ['cherry.trade.1'] })] });
  it('holds what lies on lots too, in the order of the box', () => {
    expect(states(handCards(mine, null, []))).toEqual(['fan.hostage.2 free', 'sabre.support.3 free', 'sabre.support.3 free', 'lotus.trade.2 bid', 'cherry.trade.1 sent']);
  });
  it('marks as many as are chosen', () => {
    expect(states(handCards(mine, { of: 'draft', key: 1 }, ['sabre.support.3']))).toContain('sabre.support.3 chosen');
    expect(states(handCards(mine, { of: 'draft', key: 1 }, ['sabre.support.3'])).filter((one) => one === 'sabre.support.3 free')).toHaveLength(1);
  });
  it('cards of the lot that is worked on can be taken back', () => {
    expect(states(handCards(mine, { of: 'lot', family: 'dragon' }, ['lotus.trade.2']))).toContain('lotus.trade.2 chosen');
    expect(states(handCards(mine, { of: 'lot', family: 'dragon' }, []))).toContain('lotus.trade.2 free');
    expect(states(handCards(mine, { of: 'lot', family: 'cherry' }, []))).toContain('lotus.trade.2 bid');
  });
});
