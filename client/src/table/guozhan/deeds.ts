import type { Json, LogLine } from '../../protocol';

/** What a player did in a match, as the log tells it to everybody. */
export interface Deeds {
  /** Cards used and played. */
  used: number;
  dealt: number;
  taken: number;
  recovered: number;
  /** Skills used, the most used first. */
  skills: { id: string; n: number }[];
  killed: number[];
  /** The turn in which the first general was turned up. */
  revealed: number | null;
  /** `by`: null if nobody did it. */
  died: { turn: number; by: number | null } | null;
}

const num = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);

export function deedsOf(log: readonly LogLine[], players: number): Deeds[] {
  const deeds = Array.from({ length: players }, (): Deeds => ({
    used: 0, dealt: 0, taken: 0, recovered: 0, skills: [], killed: [], revealed: null, died: null,
  }));
  let turn = 0;
  for (const { key, args } of log) {
    const seat = num(args['seat']);
    if (key === 'gz-turn') turn = num(args['turn']) ?? turn;
    const one = seat === null ? undefined : deeds[seat];
    if (one === undefined || seat === null) continue;
    const amount = num(args['amount']) ?? 0;
    switch (key) {
      case 'gz-use':
      case 'gz-respond':
      case 'gz-nullify':
        one.used += 1;
        break;
      case 'gz-damage': {
        one.taken += amount;
        const source = deeds[num(args['source']) ?? -1];
        if (source !== undefined) source.dealt += amount;
        break;
      }
      case 'gz-recover':
        one.recovered += amount;
        break;
      case 'gz-skill':
        if (typeof args['skill'] === 'string') count(one.skills, args['skill']);
        break;
      case 'gz-reveal':
        one.revealed ??= turn;
        break;
      case 'gz-death': {
        const killer = num(args['killer']);
        one.died = { turn, by: killer };
        if (killer !== null && killer !== seat) deeds[killer]?.killed.push(seat);
        break;
      }
    }
  }
  for (const { skills } of deeds) skills.sort((a, b) => b.n - a.n);
  return deeds;
}

function count(skills: Deeds['skills'], id: string): void {
  const known = skills.find((one) => one.id === id);
  if (known === undefined) skills.push({ id, n: 1 });
  else known.n += 1;
}
