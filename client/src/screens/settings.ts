import type { OptionValue } from '../protocol';

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
