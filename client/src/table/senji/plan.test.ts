import { describe, expect, it } from 'vitest';
import type { Ask, AskOption, Json } from '../../protocol';
import { landings } from './chances';
import { answerOf, begin, toggle, waysOf, withArmies } from './plan';

const armies = (most: number) => ({ of: 'armies', shown: Array.from({ length: most }, (_, at) => at + 1), least: 1, most: 1, ordered: false });
const samurai = (list: string[], least: number) => ({ of: 'samurai', shown: list, least, most: list.length, ordered: false });
const way = (to: string, war: Json = null, by: Json = null, dice = false) => ({ to, by, war, dice });
const options: AskOption[] = [
  { act: 'done', args: {}, picks: [] },
  { act: 'march', args: way('iyo', 2), picks: [armies(4), samurai(['akashi', 'sanada'], 0)] },
  { act: 'samurai', args: way('iyo', 2), picks: [samurai(['akashi', 'sanada'], 1)] },
  { act: 'march', args: way('tosa', 2, 'south', true), picks: [armies(3)] },
  { act: 'samurai', args: way('south'), picks: [samurai(['akashi', 'sanada'], 1)] },
];
const ask: Ask = { id: 1, turn: 0, about: 'senji-move', args: { place: 'aki' }, deadline: 'long', left_ms: 1, total_ms: 2, secret: false, kind: 'one', options, neutral: [0, []], why: [] };

describe('planning a march', () => {
  const ways = waysOf(ask);
  it('finds each way once, with all that can go', () => {
    expect(ways).toEqual([
      { to: 'iyo', by: null, war: 2, dice: false, most: 4, samurai: ['akashi', 'sanada'] },
      { to: 'tosa', by: 'south', war: 2, dice: true, most: 3, samurai: [] },
      { to: 'south', by: null, war: null, dice: false, most: 0, samurai: ['akashi', 'sanada'] },
    ]);
  });
  it('begins with all armies, and without any with the samurai', () => {
    expect(ways.map((one) => begin(one)).map(({ armies, samurai }) => [armies, samurai])).toEqual([[4, []], [3, []], [0, ['akashi', 'sanada']]]);
  });
  it('answers with armies and samurai', () => {
    const [iyo] = ways.map((one) => begin(one));
    if (iyo === undefined) throw new Error('no way');
    expect(answerOf(ask, iyo)).toEqual([1, [[3], []]]);
    expect(answerOf(ask, toggle(withArmies(iyo, 2), 'sanada'))).toEqual([1, [[1], [1]]]);
  });
  it('lets samurai go alone, but never nobody', () => {
    const [iyo] = ways.map((one) => begin(one));
    if (iyo === undefined) throw new Error('no way');
    const alone = withArmies(toggle(iyo, 'akashi'), 0);
    expect(answerOf(ask, alone)).toEqual([2, [[0]]]);
    expect(withArmies(iyo, 0).armies).toBe(1);
    expect(toggle(alone, 'akashi')).toMatchObject({ armies: 1, samurai: [] });
  });
  it('does not take more than there are', () => {
    const [, tosa] = ways.map((one) => begin(one));
    expect(tosa === undefined ? null : withArmies(tosa, 9).armies).toBe(3);
  });
});

describe('landing', () => {
  it('drowns each army with one sixth', () => {
    const two = landings(2, true);
    expect(two.map(({ share }) => Math.round(share * 36))).toEqual([1, 10, 25]);
    expect(landings(2, false)).toEqual([{ landed: 2, share: 1 }]);
  });
});
