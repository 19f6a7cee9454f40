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
  it('take truth values as words and leave out what is nothing', () => {
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

describe('news', () => {
  it('tell more to those who know more, where there is more to tell', () => {
    expect(newsId({ n: 1, key: 'soul-gift', args: { from: 0, to: 1 }, mine: { item: 'gouyu' } })).toEqual({ id: 'news-soul-gift-mine', args: { from: 0, to: 1, item: 'gouyu' } });
    expect(newsId({ n: 1, key: 'soul-announce', args: { giver: 0, receiver: 1, effect: 'pouch' }, mine: { item: 'pouch_gouyu' } })?.id).toBe('news-soul-announce');
    expect(newsId({ n: 1, key: null, args: {} })).toBeNull();
  });
});
