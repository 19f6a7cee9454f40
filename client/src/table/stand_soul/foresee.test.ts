import { beforeEach, describe, expect, it } from 'vitest';
import { setLang } from '../../i18n.svelte';
import type { Ask, SoulView } from '../../protocol';
import { scenes } from '../fixtures';
import { begin, touch } from '../question';
import { foresee } from './foresee';

const frames = scenes['fight']?.frames ?? [];
const view = frames.find((frame) => frame.t === 'view')?.view as SoulView;
const ask = frames.find((frame) => frame.t === 'ask')?.ask as Ask;
const names = view.seats.map((_, seat) => `P${seat}`);
const said = (seen: SoulView, item: string) =>
  foresee(seen, ask, touch(ask, [], begin(ask), ['item', item]), names)?.map(({ text }) => text).join('') ?? null;
beforeEach(() => setLang('en'));

describe('foresee', () => {
  it('says what the picked item makes of the powers', () => {
    expect(said(view, 'guard_whip')).toBe(`With Guard's Whip: defence 3→4, P${view.fight?.defender} wins.`);
  });
  it('knows a tie, and who has the gambit', () => {
    const fight = view.fight === null ? null : { ...view.fight, attack_power: 4, tie_break: null };
    expect(said({ ...view, fight }, 'guard_whip')).toBe("With Guard's Whip: defence 3→4, a tie.");
    expect(said({ ...view, fight: fight === null ? null : { ...fight, tie_break: fight.attacker } }, 'guard_whip')).toContain(`P${view.fight?.attacker} wins`);
  });
  it('is silent while nothing is picked', () => {
    expect(foresee(view, ask, begin(ask), names)).toBeNull();
    expect(said(view, 'gouyu')).toBeNull();
  });
});
