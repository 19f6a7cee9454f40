import { describe, expect, it } from 'vitest';
import { diceOf, odds, worthOf, type War } from './odds';

const war = (n: number, m: number, more: Partial<{ a: Partial<War['attacker']>; d: Partial<War['defender']>; fewer: number }> = {}): War => ({
  attacker: { family: 'sabre', armies: n, samurai: 0, ...more.a },
  defender: { family: 'mask', armies: m, samurai: 0, ...more.d },
  fewer: more.fewer ?? 0,
});
const percent = (one: War) => Math.round(odds(one) * 1000) / 10;

describe('chances of a war', () => {
  // strategy.md 2.1: nobody supports, no samurai
  it.each([
    [1, [76.4, 50, 23.6, 8.1, 2.1, 0.4, 0.1]],
    [3, [97.9, 91.9, 76.4, 50, 23.6, 8.1, 2.1]],
    [6, [100, 99.9, 99.6, 97.9, 91.9, 76.4, 50]],
  ])('%i armies against 0 to 6', (n, table) => {
    expect([0, 1, 2, 3, 4, 5, 6].map((m) => percent(war(n, m)))).toEqual(table);
  });

  // strategy.md 2.2: a samurai counts one and takes a die out
  it('counts a samurai and takes its die', () => {
    expect(diceOf(war(4, 3, { a: { samurai: 1 } }))).toBe(8);
    expect(percent(war(3, 3, { a: { samurai: 1 } }))).toBe(78.1);
    expect(percent(war(3, 3, { a: { samurai: 1 }, d: { samurai: 1 } }))).toBe(50);
    expect(percent(war(2, 3, { a: { samurai: 1 }, d: { samurai: 1 } }))).toBe(20.1);
  });
  it('knows what powers add', () => {
    expect(percent(war(3, 3, { a: { samurai: 1, bonus: 1 } }))).toBe(percent(war(4, 3, { a: { samurai: 1 } })));
    expect(diceOf(war(3, 3, { fewer: 1 }))).toBe(8);
  });

  // strategy.md 2.3: supports, played only when they help
  const own = (value: number) => ({ family: 'lotus', value });
  const held = (lead: number, mine: number, theirs: number) => percent(war(3 + lead, 3, { a: { support: mine === 0 ? null : own(mine) }, d: { support: theirs === 0 ? null : { family: 'fan', value: theirs } } }));
  it.each([
    [-3, 2.1, [6.3, 11.7, 15.5, 16.9], [0.9, 0.8, 0.8, 0.8], 6.6, 15.3],
    [-2, 8.1, [18.3, 28.1, 32.8, 33.8], [3.6, 3, 2.9, 2.9], 15.2, 31.9],
    [-1, 23.6, [40.9, 52.1, 55.6, 56], [12.2, 9.3, 9, 9], 29.8, 53.3],
    [0, 50, [68.2, 75.8, 77.2, 77.3], [31.8, 24.2, 22.8, 22.7], 50, 74.4],
    [1, 76.4, [87.8, 90.7, 91, 91], [59.1, 47.9, 44.4, 44], 70.2, 89.3],
    [2, 91.9, [96.4, 97, 97.1, 97.1], [81.7, 71.9, 67.2, 66.2], 84.8, 96.6],
  ])('weighs supports at a lead of %i', (lead, none, mine, theirs, both, clash) => {
    expect(held(lead, 0, 0)).toBe(none);
    expect([1, 2, 3, 4].map((value) => held(lead, value, 0))).toEqual(mine);
    expect([1, 2, 3, 4].map((value) => held(lead, 0, value))).toEqual(theirs);
    expect(held(lead, 3, 3)).toBe(both);
    expect(percent(war(3 + lead, 3, { a: { support: own(3) }, d: { support: own(2) } }))).toBe(clash);
  });
  it('lets neither of equal supports of one family count', () => {
    const three = { family: 'fan', value: 3 };
    expect(odds(war(3, 3, { a: { support: three }, d: { support: three } }))).toBeCloseTo(0.5, 6);
  });
  it('gives nothing for a card of the own or of the enemy family', () => {
    const plain = odds(war(3, 3));
    expect(odds(war(3, 3, { a: { support: { family: 'sabre', value: 4 } } }))).toBeCloseTo(plain, 10);
    expect(odds(war(3, 3, { a: { support: { family: 'mask', value: 4 } } }))).toBeCloseTo(plain, 10);
  });
  it('leaves a tie without dice to the defender', () => {
    expect(odds(war(3, 3, { a: { samurai: 5 }, d: { samurai: 5 } }))).toBe(0);
    expect(odds(war(4, 3, { a: { samurai: 5 }, d: { samurai: 5 } }))).toBe(1);
  });
  it('says what a support brings at given dice', () => {
    const dice = ['lotus', 'lotus', 'lotus', 'fan', 'sabre'];
    expect(worthOf({ family: 'lotus', value: 2 }, 'sabre', dice)).toBe(2);
    expect(worthOf({ family: 'fan', value: 4 }, 'sabre', dice)).toBe(1);
    expect(worthOf({ family: 'sabre', value: 3 }, 'sabre', dice)).toBe(0);
  });
});
