import { describe, expect, it } from 'vitest';
import type { Args, LogLine, SoulView } from '../../protocol';
import { scenes } from '../fixtures';
import { declared, holders, needs, noteText, origins, possibleSizes, verdict } from './reading';

function viewOf(name: string): SoulView {
  const frame = scenes[name]?.frames.find((one) => one.t === 'view');
  if (frame?.t !== 'view' || frame.view.game !== 'stand_soul') throw new Error(`no view in ${name}`);
  return frame.view;
}
let n = 0;
const line = (key: string | null, args: Args, mine?: Args): LogLine => ({ n: (n += 1), key, args, ...(mine === undefined ? {} : { mine }) });
const turn = (number: number) => line('soul-turn', { seat: 0, turn: number });

describe('origins', () => {
  it('are the last news that told it, with its turn', () => {
    const found = origins(
      [turn(3), line('soul-mind-read', { seat: 0, of: 2 }, { gang: 'sanguo' }), turn(9), line('soul-look', { winner: 0, loser: 2 }, { gang: 'sanguo', stand: 'liu_bei' })],
      3,
      0,
    );
    expect(found[2]).toEqual({ gang: { turn: 9, key: 'soul-look', open: false }, stand: { turn: 9, key: 'soul-look', open: false }, items: {} });
    expect(found[1]).toEqual({ gang: null, stand: null, items: {} });
  });
  it('of what others saw are none of mine', () => {
    const found = origins([turn(3), line('soul-mind-read', { seat: 1, of: 2 }), line('soul-search', { winner: 1, loser: 2 }), line(null, {})], 3, 0);
    expect(found[2]).toEqual({ gang: null, stand: null, items: {} });
  });
  it('follow the cards of a trade', () => {
    const found = origins([turn(4), line('soul-accept', { from: 0, to: 1 }, { item: 'gouyu', back: 'orochi' })], 3, 0);
    expect(found[1]?.items).toEqual({ gouyu: { turn: 4, key: 'soul-accept', open: false } });
  });
  it('are open where everybody heard it; a pouch says which one to the two alone', () => {
    const heard = line('soul-announce', { giver: 0, receiver: 1, effect: 'mind_read' });
    const pouch = line('soul-announce', { giver: 0, receiver: 2, effect: 'pouch' }, { item: 'pouch_gouyu' });
    const found = origins([turn(2), heard, pouch], 3, 0);
    expect(found[1]?.items['mind_read']?.open).toBe(true);
    expect(found[2]?.items).toEqual({ pouch_gouyu: { turn: 2, key: 'soul-announce', open: false } });
  });
  it('of a stand swapped is the other one', () => {
    const swap = (me: number) => origins([turn(2), line('soul-swapped', { seat: 0, with: 1 }, { own: 'liu_bei', other: 'cao_cao' })], 3, me);
    expect(swap(0)[1]?.stand?.key).toBe('soul-swapped');
    expect(swap(1)[0]?.stand?.key).toBe('soul-swapped');
  });
});

describe('the gangs', () => {
  const odd = { ...viewOf('window'), known: null };
  const me = odd.me;
  it('may be of either size while nothing is known', () => {
    expect(possibleSizes(odd)).toEqual([[3, 2], [2, 3]]);
    expect(needs(odd, me?.gang ?? 'sengoku')).toEqual([2, 3]);
  });
  it('are pinned down by three members', () => {
    const gang = me?.gang ?? 'sengoku';
    const known = Object.fromEntries([1, 2].map((seat) => [seat, { gang, stand: null, items: [] }]));
    expect(needs({ ...odd, known }, gang)).toEqual([3]);
    expect(needs({ ...odd, known }, gang === 'sengoku' ? 'sanguo' : 'sengoku')).toEqual([2]);
  });
  it('of an even table need three', () => {
    expect(needs(viewOf('ten'), 'sengoku')).toEqual([3]);
  });
});

describe('a declaration', () => {
  const view: SoulView = {
    ...viewOf('turn'),
    known: {
      1: { gang: 'sanguo', stand: null, items: [{ kind: 'kongming', sure: true }, { kind: 'kongming', sure: false }] },
      2: { gang: null, stand: null, items: [{ kind: 'kongming', sure: true }] },
    },
  };
  it('counts mine and those of the named, and says what may have moved', () => {
    expect(view.me?.gang).toBe('sanguo');
    expect(declared(view, 'sanguo', [1])).toEqual([{ seat: 0, n: 1, unsure: 0 }, { seat: 1, n: 2, unsure: 1 }]);
    expect(holders(view, 'kongming').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
  it('for the other gang does not count mine', () => {
    expect(declared(view, 'sengoku', [])).toEqual([]);
  });
});

describe('the verdict', () => {
  const view = viewOf('fight');
  const said = (more: Partial<NonNullable<SoulView['fight']>>, table: Partial<SoulView> = {}) =>
    view.fight === null ? null : verdict({ ...view, ...table, fight: { ...view.fight, attack_power: 2, defend_power: 2, ...more } });
  it('names the winner and his side', () => {
    expect(said({ would: 'attacker', attack_power: 3 })).toEqual({ id: 'ui-table-verdict-would', args: { winner: view.fight?.attacker, side: 'attacker' } });
    expect(said({ would: 'defender', winner: 'defender', defend_power: 3 })?.id).toBe('ui-table-verdict-decided');
  });
  it('says when the gambit decides, and what a tie brings', () => {
    expect(said({ would: 'defender' })?.id).toBe('ui-table-verdict-would-even');
    expect(said({ would: 'tie' })?.args['rest']).toBe('some');
    expect(said({ would: 'tie' }, { pile: 0 })?.args['rest']).toBe('none');
  });
  it('is silent without a fight, and Nohime has the last word', () => {
    expect(verdict({ ...view, fight: null })).toBeNull();
    expect(said({ named: 3, would: 'attacker' })?.id).toBe('ui-table-verdict-named');
  });
});

describe('a note', () => {
  it('tells a card from the pile apart', () => {
    expect(noteText({ turn: 2, what: 'got', kind: 'gouyu', seat: null }).id).toBe('note-got-pile');
    expect(noteText({ turn: 2, what: 'got', kind: 'gouyu', seat: 3 }).id).toBe('note-got');
    expect(noteText({ turn: 2, what: 'saw_gang', seat: 3, gang: 'sanguo' })).toEqual({ id: 'note-saw-gang', args: { turn: 2, seat: 3, gang: 'sanguo' } });
  });
});
