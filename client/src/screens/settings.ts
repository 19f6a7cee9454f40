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

/** What belongs to one edition of a game alone: `edition` is an option of it. */
interface Special {
  edition: OptionValue;
  /** Options that change nothing in another edition. */
  options: readonly string[];
  /** Values with which a match of another edition cannot begin. */
  values: Record<string, OptionValue>;
}
const special: Record<string, Special> = {
  guozhan: {
    edition: 'current',
    options: [
      'packages', 'lords', 'decks', 'battle_royal', 'battle_royal_needs_death', 'battle_royal_blocks_virtual_peach', 'marks_granted_after_event',
      'overflow_gets_careerist_mark', 'recruit_timing', 'recruit_refuse_bonus', 'alliance_mode', 'deputy_change_candidates', 'lure_tiger_draw',
      'jiang_lve_summon', 'dual_as_head',
    ],
    values: { rewards: 'marks' },
  },
};
const elsewhere = (game: string, options: Options): Special | null => {
  const found = special[game];
  return found === undefined || options['edition'] === found.edition ? null : found;
};

/** An option that changes nothing in the edition chosen. */
export const isIdle = (game: string, options: Options, option: string): boolean => elsewhere(game, options)?.options.includes(option) === true;
/** A value that the edition chosen does not have. */
export const isBarred = (game: string, options: Options, option: string, value: OptionValue | string[]): boolean => elsewhere(game, options)?.values[option] === value;
/** The first option of a room with which its match could not begin. */
export function clash(game: string, options: Options): string | null {
  return Object.entries(options).find(([name, value]) => isBarred(game, options, name, value))?.[0] ?? null;
}
