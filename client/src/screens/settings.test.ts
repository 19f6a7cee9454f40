import { expect, it } from 'vitest';
import { clash, isBarred, isIdle } from './settings';

const first = { edition: 'first', rewards: 'auto' };
const current = { edition: 'current', rewards: 'marks' };

it('says which options of a game change nothing in the edition chosen', () => {
  expect(['lords', 'packages', 'first_player'].map((option) => isIdle('guozhan', first, option))).toEqual([true, true, false]);
  expect(isIdle('guozhan', current, 'lords')).toBe(false);
  expect(isIdle('stand_soul', {}, 'lords')).toBe(false);
});
it('a match of the first edition does not begin with marks', () => {
  expect(isBarred('guozhan', first, 'rewards', 'marks')).toBe(true);
  expect(isBarred('guozhan', first, 'edition', 'current')).toBe(false);
  expect(clash('guozhan', first)).toBeNull();
  expect(clash('guozhan', { ...first, rewards: 'marks' })).toBe('rewards');
  expect(clash('guozhan', current)).toBeNull();
  expect(clash('stand_soul', { rewards: 'marks' })).toBeNull();
});
