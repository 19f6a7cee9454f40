import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../protocol';
import { lastWar } from './warStory';

const lines = (...told: [string, LogLine['args']][]): LogLine[] => told.map(([key, args], at) => ({ n: at + 1, key, args }));
const war: [string, LogLine['args']] = ['senji-war', { attacker: 0, defender: 2, province: 'iyo', origin: 'aki', armies: 4, samurai: ['akashi'], against: 3, guards: [] }];
const roll: [string, LogLine['args']] = ['senji-dice', { dice: ['sabre', 'dragon', 'mask', 'lotus'], crests: [1, 1] }];

describe('a war told by the news', () => {
  it('is null without one', () => {
    expect(lastWar(lines(['senji-year', { year: 1 }]))).toBeNull();
  });
  it('grows line by line', () => {
    const story = lastWar(
      lines(war, ['senji-executed', { seat: 2, cards: ['sabre.hostage.3'], gain: 3, of: 0, loss: 6 }], roll, ['senji-supports', { attacker: 0, defender: 2, cards: ['lotus.support.2', null], points: [1, 0] }], ['senji-war-sum', { attacker: 0, defender: 2, sums: [7, 4] }]),
    );
    expect(story).toMatchObject({
      attacker: 0, defender: 2, province: 'iyo', origin: 'aki', armies: [4, 3], samurai: [['akashi'], []], round: 1,
      executed: { cards: ['sabre.hostage.3'], gain: 3, loss: 6 }, dice: ['sabre', 'dragon', 'mask', 'lotus'], supports: ['lotus.support.2', null], points: [1, 0], sums: [7, 4], won: null,
    });
  });
  it('marks the dice that fell again', () => {
    const story = lastWar(lines(war, roll, ['senji-rerolled', { seat: 0, why: 'akashi', old: ['dragon', 'lotus'], new: ['sabre', 'lotus'], dice: ['sabre', 'sabre', 'mask', 'lotus'] }]));
    expect(story?.dice).toEqual(['sabre', 'sabre', 'mask', 'lotus']);
    expect(story?.again).toEqual([1, 3]);
  });
  it('begins again after a tie, and keeps what was executed', () => {
    const story = lastWar(lines(war, ['senji-executed', { seat: 2, cards: ['sabre.hostage.1'], gain: 1, of: 0, loss: 2 }], roll, ['senji-supports', { attacker: 0, defender: 2, cards: [null, null], points: [0, 0] }], ['senji-war-tied', {}], ['senji-dice', { dice: ['mask'], crests: [0, 1] }]));
    expect(story).toMatchObject({ round: 2, dice: ['mask'], supports: null, sums: null, executed: { gain: 1 } });
  });
  it('ends with the victory and what follows from it, nothing later', () => {
    const end: [string, LogLine['args']][] = [
      ['senji-war-won', { seat: 0, of: 2, province: 'iyo', removed: [3, 3], honour: 12 }], ['senji-conquered', { seat: 0, province: 'iyo', of: 2 }], ['senji-order-lost', { seat: 2, province: 'iyo' }],
      ['senji-dice', { dice: ['fan'], crests: [0, 0] }],
    ];
    expect(lastWar(lines(war, roll, ...end))).toMatchObject({ won: { seat: 0, removed: [3, 3], honour: 12 }, conquered: true, orderLost: true, dice: ['sabre', 'dragon', 'mask', 'lotus'] });
  });
});
