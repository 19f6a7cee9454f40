import type { Answer, Args, Ask, Json, Pick } from '../../protocol';

/** What somebody wants to do: the act of an option, what tells the option from others of the same act, and for each pick its things. */
export interface Deed {
  act: string;
  args: Args;
  picks: readonly (readonly Json[])[];
}

/** The option of a deed; null if the question has none. */
export function optionFor(ask: Ask, act: string, args: Args = {}): number | null {
  const at = ask.options.findIndex((option) => option.act === act && Object.entries(args).every(([name, value]) => alike(option.args[name] ?? null, value)));
  return at < 0 ? null : at;
}
export function optionsFor(ask: Ask, act: string): number[] {
  return [...ask.options.keys()].filter((at) => ask.options[at]?.act === act);
}

/** Where things lie among the candidates of a pick; equal things take different places. Null if one is not there, or there are too many or too few. */
export function positions(pick: Pick, things: readonly Json[]): number[] | null {
  if (things.length < pick.least || things.length > pick.most) return null;
  const taken: number[] = [];
  for (const thing of things) {
    const at = pick.shown.findIndex((one, i) => !taken.includes(i) && alike(one, thing));
    if (at < 0) return null;
    taken.push(at);
  }
  return pick.ordered ? taken : taken.sort((a, b) => a - b);
}

/** The answer as it travels; null if the question does not take this deed now. */
export function answerFor(ask: Ask, deed: Deed): Answer | null {
  const option = optionFor(ask, deed.act, deed.args);
  const rules = option === null ? undefined : ask.options[option]?.picks;
  if (option === null || rules === undefined) return null;
  const places: number[][] = [];
  for (const [at, rule] of rules.entries()) {
    const found = positions(rule, deed.picks[at] ?? []);
    if (found === null) return null;
    places.push(found);
  }
  return [option, places];
}

/** What may be chosen in one pick of an option. */
export function shownIn(ask: Ask, option: number | null, of: string, nth = 0): Json[] {
  if (option === null) return [];
  return ask.options[option]?.picks.filter((pick) => pick.of === of)[nth]?.shown ?? [];
}

export function alike(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** How many of a list are equal to one thing. */
export function countOf(list: readonly string[], one: string): number {
  return list.filter((each) => each === one).length;
}
/** A list without one of the things equal to this. */
export function without(list: readonly string[], one: string): string[] {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}
/** Of the cards in a list, which are meant by others: equal ones from the first on. */
export function marked(list: readonly string[], meant: readonly string[]): boolean[] {
  let left = [...meant];
  return list.map((one) => {
    if (!left.includes(one)) return false;
    left = without(left, one);
    return true;
  });
}
