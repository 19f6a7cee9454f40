import { limits } from './box';

/** One side of a war: armies and samurai, what its samurai's powers add, and the support it would play. */
export interface Fighter {
  armies: number;
  samurai: number;
  bonus?: number;
  /** Held, and played when it helps; brings something only when it is another family than the own and the enemy's. */
  support?: { family: string; value: number } | null;
}
export interface War {
  attacker: Fighter & { family: string };
  defender: Fighter & { family: string };
  /** Dice that powers take out besides the one of each samurai. */
  fewer?: number;
}

const faces = 6;

/** Dice left to roll: one less for each samurai in the war. */
export function diceOf(war: War): number {
  return Math.max(0, limits.destiny_dice - war.attacker.samurai - war.defender.samurai - (war.fewer ?? 0));
}

/**
 * The probability that the attacker wins, exactly: the multinomial distribution of the crests, a tie rolled again. Who holds a
 * support sees the dice before he plays it, keeps it when it would not help, and has it no more once it is played (rules §3.5,
 * steps 7 and 10); if both hold one they choose at the same time, each as well as can be.
 */
export function odds(war: War): number {
  const rolls = rollsOf(war);
  const held = (a: boolean, d: boolean) => worth(rolls, diceOf(war), a, d, played);
  // what a war is worth once cards are gone; the later needs the earlier
  const played = { neither: 0, mine: 0, theirs: 0 };
  played.neither = held(false, false);
  const [a, d] = [war.attacker.support ?? null, war.defender.support ?? null];
  if (a !== null) played.mine = held(true, false);
  if (d !== null) played.theirs = held(false, true);
  if (a !== null && d !== null) return held(true, true);
  return a !== null ? played.mine : d !== null ? played.theirs : played.neither;
}

/** What a roll may come to: by how much the attacker leads when nobody, he, the defender or both play their support. */
interface Roll {
  leads: Record<'neither' | 'mine' | 'theirs' | 'both', number>;
  share: number;
}

function rollsOf(war: War): Roll[] {
  const { attacker, defender } = war;
  const n = diceOf(war);
  const counted = countedFamilies(war);
  const rest = faces - counted.length;
  const alone = (side: 'attacker' | 'defender'): War => ({ ...war, [side]: { ...war[side], support: null } });
  return [...compositions(n, counted.length + 1)].map((counts) => {
    const of = (family: string) => counts[counted.indexOf(family)] ?? 0;
    const lead = strength(attacker) + of(attacker.family) - strength(defender) - of(defender.family);
    const after = ({ attacker: a, defender: d }: War) => {
      const [mine, theirs] = supportPoints(a, d, of);
      return lead + mine - theirs;
    };
    return {
      leads: { neither: lead, mine: after(alone('defender')), theirs: after(alone('attacker')), both: after(war) },
      share: (multinomial(n, counts) * rest ** (counts.at(-1) ?? 0)) / faces ** n,
    };
  });
}

/** The worth for the attacker of a war in which these supports are still held: a roll in which nothing changes is rolled again. */
function worth(rolls: readonly Roll[], dice: number, a: boolean, d: boolean, played: { neither: number; mine: number; theirs: number }): number {
  const settled = 1e-9;
  let now = 0.5;
  for (;;) {
    const kept = now;
    // with no die left to roll a tie can never change: the defender wins it (R81)
    const value = (lead: number, again: number) => (lead > 0 ? 1 : lead < 0 || dice === 0 ? 0 : again);
    now = rolls.reduce((sum, { leads, share }) => {
      const none = value(leads.neither, kept);
      const one = a ? value(leads.mine, d ? played.theirs : played.neither) : none;
      const other = d ? value(leads.theirs, a ? played.mine : played.neither) : none;
      const both = a && d ? value(leads.both, played.neither) : a ? one : other;
      return sum + share * (a && d ? gameValue(none, other, one, both) : a ? Math.max(none, one) : Math.min(none, other));
    }, 0);
    if (Math.abs(now - kept) < settled) return now;
  }
}
/** The value of a game of two by two: rows are the attacker's, who wants much, columns the defender's. */
function gameValue(a: number, b: number, c: number, d: number): number {
  const low = Math.max(Math.min(a, b), Math.min(c, d));
  const high = Math.min(Math.max(a, c), Math.max(b, d));
  return high - low < Number.EPSILON ? low : (a * d - b * c) / (a + d - b - c);
}
function strength({ armies, samurai, bonus = 0 }: Fighter): number {
  return armies + samurai + bonus;
}
function countedFamilies({ attacker, defender }: War): string[] {
  const supports = [attacker.support?.family, defender.support?.family].filter((family) => family !== undefined);
  return [...new Set([attacker.family, defender.family, ...supports])];
}
/** What two supports bring: the lesser of number and dice; of the same family only the higher counts, of equals neither. Own crests count already. */
function supportPoints(attacker: War['attacker'], defender: War['defender'], of: (family: string) => number): [number, number] {
  const worth = (support: Fighter['support'], own: string, enemy: string) =>
    support === undefined || support === null || support.family === own || support.family === enemy ? 0 : Math.min(support.value, of(support.family));
  const [a, d] = [attacker.support ?? null, defender.support ?? null];
  const clash = a !== null && d !== null && a.family === d.family;
  const mine = clash && a.value <= d.value ? 0 : worth(a, attacker.family, defender.family);
  const theirs = clash && d.value <= a.value ? 0 : worth(d, defender.family, attacker.family);
  return [mine, theirs];
}

/** What a support brings at these dice to one side, whatever the other plays. */
export function worthOf(support: { family: string; value: number }, own: string, dice: readonly string[]): number {
  if (support.family === own) return 0;
  return Math.min(support.value, dice.filter((face) => face === support.family).length);
}

function* compositions(n: number, parts: number): Generator<number[]> {
  if (parts === 1) {
    yield [n];
    return;
  }
  for (let first = 0; first <= n; first += 1) for (const rest of compositions(n - first, parts - 1)) yield [first, ...rest];
}
function multinomial(n: number, counts: readonly number[]): number {
  return counts.reduce((product, count) => product / factorial(count), factorial(n));
}
function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
