import type { Options, OptionValue } from '../protocol';

/** What a host may choose for each room setting: names of docs/protocol.md; clocks in seconds, 0 is no limit. */
const choices: Record<string, OptionValue[]> = {
  quick: [10, 15, 30, 0],
  normal: [15, 30, 60, 0],
  long: [60, 90, 180, 0],
  window: [8, 12, 20],
  window_min: [0, 1, 2, 4],
  bot_delay: [0, 1, 2],
};

/** The value in force is always among them. */
export function settingChoices(name: string, value: OptionValue): OptionValue[] {
  const known = choices[name] ?? [];
  return known.includes(value) ? known : [value, ...known];
}

/** What a game's rules do not have yet. */
interface Coming {
  /** Options that change nothing so far. */
  options: readonly string[];
  /** Values with which a match cannot begin. */
  values: Record<string, OptionValue>;
}
const coming: Record<string, Coming> = {
  guozhan: {
    options: [
      'battle_royal', 'battle_royal_needs_death', 'battle_royal_blocks_virtual_peach', 'marks_granted_after_event', 'overflow_gets_careerist_mark',
      'recruit_timing', 'recruit_refuse_bonus', 'alliance_mode', 'deputy_change_candidates', 'lords', 'decks', 'lure_tiger_draw',
      'jiang_lve_summon', 'dual_as_head',
    ],
    values: { edition: 'current', rewards: 'marks' },
  },
};

export const isComing = (game: string, option: string): boolean => coming[game]?.options.includes(option) === true;
export const isValueComing = (game: string, option: string, value: OptionValue): boolean => coming[game]?.values[option] === value;
/** The first option of a room with which its match could not begin. */
export function notYet(game: string, options: Options): string | null {
  return Object.entries(options).find(([name, value]) => isValueComing(game, name, value))?.[0] ?? null;
}
