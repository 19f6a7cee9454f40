import { expect, it } from 'vitest';
import { isComing, isValueComing, notYet } from './settings';

it('says which options of a game its rules do not have yet', () => {
  expect(isComing('guozhan', 'lords')).toBe(true);
  expect(isComing('guozhan', 'first_player')).toBe(false);
  expect(isComing('stand_soul', 'lords')).toBe(false);
});
it('a match does not begin with the current edition', () => {
  expect(isValueComing('guozhan', 'edition', 'current')).toBe(true);
  expect(notYet('guozhan', { edition: 'first', rewards: 'auto' })).toBeNull();
  expect(notYet('guozhan', { edition: 'current', rewards: 'auto' })).toBe('edition');
  expect(notYet('guozhan', { edition: 'first', rewards: 'marks' })).toBe('rewards');
  expect(notYet('stand_soul', { edition: 'current' })).toBeNull();
});
