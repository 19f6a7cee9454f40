import { beforeEach, describe, expect, it } from 'vitest';
import { setLang } from '../i18n.svelte';
import { join, newsId, parts, say } from './words';

const names = ['Ann', 'Bo', 'Cy'];
beforeEach(() => setLang('en'));

describe('sentences', () => {
  it('name seats, items, stands and gangs', () => {
    expect(say('news-soul-accept-mine', { from: 0, to: 2, item: 'gouyu', back: 'lord_sword' }, names)).toBe("Ann and Cy trade: Magatama for Liege's Sword.");
    expect(say('news-soul-look-mine', { winner: 0, loser: 1, gang: 'sanguo', stand: 'liu_bei' }, names)).toContain('Bo belongs to the Three Kingdoms gang and has Liu Bei');
  });
  it('take truth values as words, and nothing as none', () => {
    expect(say('news-soul-take', { winner: 0, loser: 1, back: true }, names)).toContain('gives one in return');
    expect(say('news-soul-count', { attack: 2, defend: 2, winner: null, why: 'tie' }, names)).toBe('Attack 2, defence 2: a tie.');
  });
  it('join lists in the manner of the language', () => {
    expect(join([])).toBe('nobody');
    expect(join(['a', 'b', 'c'])).toBe('a, b and c');
    setLang('zh-Hans');
    expect(join(['甲', '乙', '丙'])).toBe('甲、乙、丙');
  });
  it('come in pieces, names apart', () => {
    expect(parts('news-soul-use-item', { seat: 1, item: 'orochi' }, names)).toEqual([
      { text: 'Bo', of: 'seat', value: 1 },
      { text: ' shows ', of: 'text', value: null },
      { text: 'Orochi Unbound', of: 'item', value: 'orochi' },
      { text: '.', of: 'text', value: null },
    ]);
  });
  it('keep the names inside a list apart', () => {
    const list = parts('news-soul-search-mine', { winner: 0, loser: 1, items: ['gouyu', 'gouyu'] }, names);
    expect(list.filter(({ of }) => of === 'item').map(({ value }) => value)).toEqual(['gouyu', 'gouyu']);
    expect(list.map(({ text }) => text).join('')).toBe('You search Bo and find Magatama and Magatama.');
  });
});

describe('sentences of 国战', () => {
  it('name printed cards, kinds, skills and generals', () => {
    expect(say('news-gz-equip', { seat: 0, card: 'crossbow.d1', old: 'axe.d5' }, names)).toBe('Ann equips Zhuge Crossbow ♦A in place of Rock Cleaving Axe ♦5.');
    expect(say('news-gz-equip', { seat: 0, card: 'crossbow.d1', old: null }, names)).toBe('Ann equips Zhuge Crossbow ♦A.');
    expect(say('news-gz-judge', { seat: 1, why: 'axe', card: 'slash.s12' }, names)).toBe('Bo judges for Rock Cleaving Axe and turns up Slash ♠Q.');
    expect(say('news-gz-skip', { seat: 1, phase: 'draw' }, names)).toBe('Bo skips the Draw phase.');
    expect(say('news-gz-hide', { seat: 1, general: 'deputy' }, names)).toBe('Bo has a general hidden again: Deputy.');
    expect(say('news-gz-pile', { seat: 1, pile: 'buqu', cards: ['wine.c9'] }, names)).toBe('Bo adds to the scars: Wine ♣9.');
  });
  it('do not name twice who does it to himself', () => {
    const use = { seat: 0, card: 'peach', cards: ['peach.h3'], skill: null, targets: [0], second: null };
    expect(say('news-gz-use', use, names)).toBe('Ann uses Peach ♥3.');
    expect(say('news-gz-use', { ...use, targets: [1] }, names)).toBe('Ann uses Peach ♥3 on Bo.');
  });
  it('say against whom, and why to pay', () => {
    const use = { seat: 0, card: 'borrowed_sword', cards: ['borrowed_sword.c12'], skill: null, targets: [1] };
    expect(say('news-gz-use', { ...use, second: 2 }, names)).toBe('Ann uses Borrowed Sword ♣Q on Bo, against Cy.');
    expect(say('ask-gz-pay-or-hurt', { why: 'ganglie', by: 1 }, names)).toBe("Bo's Unyielding: discard, or take 1 damage?");
    expect(say('ask-gz-discard', { why: 'hand_limit', count: 2 }, names)).toBe('More hand cards than HP: discard 2.');
  });
  it('tell cards taken from cards not seen', () => {
    expect(say('news-gz-take', { seat: 0, source: 1, count: 2, cards: [] }, names)).toBe('Ann takes 2 cards from Bo.');
    expect(say('news-gz-take-mine', { seat: 0, source: 1, count: 1, cards: [], hidden: ['dodge.h2'] }, names)).toBe('Ann takes Dodge ♥2 from Bo.');
  });
  it('keep cards and generals apart', () => {
    const revealed = parts('news-gz-reveal', { seat: 2, generals: [['head', 'cao_cao'], ['deputy', 'zhen_ji']], kingdom: 'wei' }, names);
    expect(revealed.map(({ text }) => text).join('')).toBe('Cy reveals Cao Cao (Head) and Zhen Ji (Deputy): Wei.');
    expect(revealed.filter(({ of }) => of !== 'text').map(({ of, value }) => [of, value])).toEqual([['seat', 2], ['general', 'cao_cao'], ['general', 'zhen_ji'], ['kingdom', 'wei']]);
    const discarded = parts('news-gz-discard', { seat: 0, by: null, cards: ['slash.s7', 'dodge.h2'] }, names);
    expect(discarded.filter(({ of }) => of === 'card').map(({ value }) => value)).toEqual(['slash.s7', 'dodge.h2']);
  });
});

describe('sentences of SENJI', () => {
  it('name diplomacy cards, hanafuda, samurai and places', () => {
    expect(say('news-senji-displayed', { seat: 0, card: 'fan.hostage.4', honour: 4 }, names)).toBe('Ann displays Fan Hostage 4 for 4 honour.');
    expect(say('news-senji-produced-mine', { seat: 0, province: 'aki', count: 2, flowers: ['m01_1', 'm04_3'] }, names)).toBe('In Aki you draw Pine Sun (crane) and Wisteria Plain.');
    expect(say('news-senji-refuge', { seat: 1, samurai: 'kenji', to: 'north' }, names)).toBe("Bo's Kenji escapes to North Sea.");
    expect(say('ask-senji-reroll', { why: 'akashi', most: 2 }, names)).toBe('Akashi: roll up to 2 destiny dice again?');
  });
  it('tell a seat from a place by what it holds', () => {
    const march = { seat: 0, origin: 'iyo', to: 'aki', by: 'south', armies: 1, samurai: ['mori', 'tomoe'] };
    expect(say('news-senji-marched', march, names)).toBe('Ann: 1 army and Mori and Tomoe from Iyo across the South Sea to Aki.');
    expect(say('news-senji-exchanged', { seat: 0, to: 1 }, names)).toBe('Ann and Bo have exchanged diplomacy cards in secret.');
    expect(say('act-senji-move-march', { to: 'aki', by: null, war: 2, dice: false }, names)).toBe('Attack Cy in Aki');
  });
  it('say what is wanted in an offer, also where the partner chooses', () => {
    const offer = { offer: 7, seat: 0, to: 1, gives: ['fan.trade.3'], wants: [], wild: 'mask.any', open: false, reason: null, promise: 'no-attack' };
    expect(say('news-senji-offer', offer, names)).toBe('Ann secretly offers Bo Fan Trade 3 for any Mask card, and promises: no attack on you this year.');
    expect(say('news-senji-offer', { ...offer, wants: ['mask.support.0'], wild: 'any', promise: null, reason: 'spare' }, names)).toBe(
      'Ann secretly offers Bo Fan Trade 3 for Mask Support 0 and any card. The reason: I can spare it.',
    );
  });
  it('count dice, and tell the two sides of a war apart', () => {
    expect(say('news-senji-dice', { dice: ['fan', 'mask', 'mask'], crests: [2, 1] }, names)).toBe('The dice: Mask 2 and Fan 1. Attacker +2, defender +1.');
    const supports = { attacker: 0, defender: 1, cards: ['lotus.support.2', null], points: [2, 0] };
    expect(say('news-senji-supports', supports, names)).toBe('Ann plays Lotus Support 2, +2; Bo plays no support.');
    expect(say('news-senji-war-sum', { attacker: 0, defender: 1, sums: [9, 5] }, names)).toBe('Strength: Ann 9, Bo 5.');
  });
  it('say rows, their names apart', () => {
    const bids = parts('news-senji-bids', { family: 'dragon', bids: [[0, ['fan.trade.3'], 3], [2, ['mask.support.0'], 0]] }, names);
    expect(bids.map(({ text }) => text).join('')).toBe('The bids for Dragon are opened: Ann 3 (Fan Trade 3) and Cy 0 (Mask Support 0).');
    expect(bids.filter(({ of }) => of !== 'text').map(({ of }) => of)).toEqual(['family', 'seat', 'card', 'seat', 'card']);
  });
});

describe('news', () => {
  it('tell more to those who know more, where there is more to tell', () => {
    expect(newsId({ n: 1, key: 'soul-gift', args: { from: 0, to: 1 }, mine: { item: 'gouyu' } })).toEqual({ id: 'news-soul-gift-mine', args: { from: 0, to: 1, item: 'gouyu' } });
    expect(newsId({ n: 1, key: 'soul-announce', args: { giver: 0, receiver: 1, effect: 'pouch' }, mine: { item: 'pouch_gouyu' } })?.id).toBe('news-soul-announce');
    expect(newsId({ n: 1, key: null, args: {} })).toBeNull();
  });
});
