import type { Answer, Ask, AskOption, Json, Pick, Why } from '../protocol';

/** Something a question can be about: what it is, and its wire value. */
export type Thing = readonly [of: string, value: Json];
/** A thing on the table that stands for a whole option: my own stand for turning it up. */
export interface Bond {
  thing: Thing;
  option: number;
}
export type Look = 'plain' | 'unlit' | 'lit' | 'picked';

/** How far an answer has come. Never changed, only followed by another. */
export interface Choice {
  readonly option: number | null;
  /** The option itself was chosen, not found through what was touched: the things of other options go dark. */
  readonly named: boolean;
  /** For each pick of the option the positions chosen, oldest first. */
  readonly picked: readonly (readonly number[])[];
  /** Touched before any option: what still fits several of them. */
  readonly held: readonly Thing[];
  /** The pick of each position chosen, in the order of choosing. */
  readonly trail: readonly number[];
}

/** How the things of a question lead to its options, where a game wants it otherwise than anything in any order. */
export interface Manner {
  /** What a pick asks for is lit once the picks before it have something, and a touched act is chosen like a button. */
  strict: (ask: Ask) => boolean;
  /** Options that are entered by their name alone: nothing they ask for is lit before. */
  byName: (ask: Ask, option: number) => boolean;
  /** Of several options that fit what was touched, the one that is meant unless another is named. */
  meant: (ask: Ask, options: readonly number[]) => number | null;
}
const loose: Manner = { strict: () => false, byName: () => false, meant: () => null };

interface Place {
  pick: number;
  at: number;
}

export function keyOf(thing: Thing): string {
  return JSON.stringify(thing);
}
export function same(a: Thing, b: Thing): boolean {
  return a[0] === b[0] && keyOf(a) === keyOf(b);
}

export function begin(ask: Ask): Choice {
  return ask.options.length === 1 ? choose(ask, 0, true) : { option: null, named: false, picked: [], held: [], trail: [] };
}

/** The button of an option: what was touched before comes along as far as it fits. */
export function name(ask: Ask, choice: Choice, option: number): Choice {
  return carry(ask, option, true, things(ask, choice));
}

/** A thing was clicked: picked, given back, or not part of this question. */
export function touch(ask: Ask, bonds: readonly Bond[], choice: Choice, thing: Thing, manner: Manner = loose): Choice {
  const strict = manner.strict(ask);
  const names = strict && thing[0] === 'act';
  const open = strict ? opening(ask, bonds, choice, thing, manner) : null;
  if (choice.option !== null) {
    const place = placeOf(ask, choice, choice.option, thing);
    const inTurn = open === null || open.includes(choice.option) || things(ask, choice).some((one) => same(one, thing));
    if (place !== null && inTurn) return touchAt(ask, choice, place.pick, place.at);
    if (bonds.some((bond) => bond.option === choice.option && same(bond.thing, thing))) return begin(ask);
    if (choice.named && !names) return choice;
  }
  const before = choice.option === null ? choice.held : things(ask, choice);
  if (before.some((one) => same(one, thing))) return { ...begin(ask), held: before.filter((one) => !same(one, thing)) };
  const fitting = open ?? optionsWith(ask, bonds, thing);
  const [first] = fitting;
  if (first === undefined) return choice;
  if (fitting.length === 1) return carry(ask, first, names, [...before, thing]);
  const held = [...before.filter((one) => one[0] !== thing[0]), thing];
  const left = fitting.filter((option) => held.every((one) => optionsWith(ask, bonds, one).includes(option)));
  const only = left.length === 1 ? left[0] : manner.meant(ask, left.length > 0 ? left : fitting);
  if (only !== undefined && only !== null) return carry(ask, only, false, held);
  return { ...begin(ask), held };
}
/** Other options that fit the thing that led to the one chosen: they can be named instead. */
export function others(ask: Ask, choice: Choice): number[] {
  const [lead] = things(ask, choice).filter(([of]) => of !== 'act');
  if (lead === undefined || choice.named) return [];
  return [...ask.options.keys()].filter((option) => option !== choice.option && candidates(ask, option, lead).some(({ pick }) => pick === 0));
}

/** Picks, or gives back, the candidate at a position of a pick of the chosen option. */
export function touchAt(ask: Ask, choice: Choice, pick: number, at: number): Choice {
  const rule = optionOf(ask, choice)?.picks[pick];
  const now = choice.picked[pick];
  if (rule === undefined || now === undefined || at >= rule.shown.length) return choice;
  if (now.includes(at)) return drop(ask, choice, pick, at);
  if (now.length < rule.most) return put(choice, pick, [...now, at], [...choice.trail, pick]);
  if (rule.most === 1) return put(choice, pick, [at], choice.trail);
  return choice;
}

/** Undoes the last pick; with none left, closes the option. */
export function back(ask: Ask, choice: Choice): Choice {
  if (choice.option === null) return { ...choice, held: choice.held.slice(0, -1) };
  const pick = choice.trail.at(-1);
  const at = pick === undefined ? undefined : choice.picked[pick]?.at(-1);
  return pick === undefined || at === undefined ? begin(ask) : drop(ask, choice, pick, at);
}
export function canGoBack(ask: Ask, choice: Choice): boolean {
  return choice.held.length > 0 || choice.trail.length > 0 || (choice.option !== null && ask.options.length > 1);
}

/** What a thing on the table is to this question. */
export function look(ask: Ask, bonds: readonly Bond[], choice: Choice, thing: Thing, manner: Manner = loose): Look {
  const bound = bonds.filter((bond) => same(bond.thing, thing)).map((bond) => bond.option);
  if (things(ask, choice).some((one) => same(one, thing)) || (choice.option !== null && bound.includes(choice.option))) return 'picked';
  if (opening(ask, bonds, choice, thing, manner).length > 0) return 'lit';
  const asked = bound.length > 0 || ask.options.some((option) => option.picks.some((pick) => pick.of === thing[0]));
  return asked || whyNot(ask, thing) !== null ? 'unlit' : 'plain';
}
/** The options that a thing leads to now. */
export function opening(ask: Ask, bonds: readonly Bond[], choice: Choice, thing: Thing, manner: Manner = loose): number[] {
  const all = [...ask.options.keys()];
  const strict = manner.strict(ask);
  const bound = (one: Thing, option: number) => bonds.some((bond) => bond.option === option && same(bond.thing, one));
  const open = choice.named && choice.option !== null ? [choice.option] : all;
  if (!strict) return open.filter((option) => bound(thing, option) || candidates(ask, option, thing).length > 0);
  if (thing[0] === 'act') return all.filter((option) => bound(thing, option));
  const chosen = things(ask, choice);
  const acts = choice.held.filter(([of]) => of === 'act');
  return open.filter((option) => {
    if (acts.some((act) => !bound(act, option))) return false;
    const named = choice.named || acts.length > 0;
    if (!named && manner.byName(ask, option)) return bound(thing, option);
    const before = (pick: number) => (ask.options[option]?.picks ?? []).slice(0, named ? 0 : pick);
    const ready = (rule: Pick) => rule.least === 0 || rule.shown.some((value) => chosen.some((one) => same(one, [rule.of, value])));
    return bound(thing, option) || candidates(ask, option, thing).some(({ pick }) => before(pick).every(ready));
  });
}
/** The same for a candidate that lies in the question itself. */
export function lookAt(choice: Choice, pick: number, at: number): Look {
  return choice.picked[pick]?.includes(at) === true ? 'picked' : 'lit';
}

export function whyNot(ask: Ask, thing: Thing): Why | null {
  return ask.why.find((why) => same(why.thing, thing)) ?? null;
}

export function optionOf(ask: Ask, choice: Choice): AskOption | null {
  return choice.option === null ? null : (ask.options[choice.option] ?? null);
}

/** What is picked, thing by thing. */
export function things(ask: Ask, choice: Choice): Thing[] {
  if (choice.option === null) return [...choice.held];
  const picks = optionOf(ask, choice)?.picks ?? [];
  return picks.flatMap((pick, i) => (choice.picked[i] ?? []).map((at): Thing => [pick.of, pick.shown[at] ?? null]));
}

/** The first pick that wants more, and how many more. */
export function missing(ask: Ask, choice: Choice): { pick: number; of: string; n: number } | null {
  for (const [pick, rule] of (optionOf(ask, choice)?.picks ?? []).entries()) {
    const n = rule.least - (choice.picked[pick]?.length ?? 0);
    if (n > 0) return { pick, of: rule.of, n };
  }
  return null;
}
export function complete(ask: Ask, choice: Choice): boolean {
  return choice.option !== null && missing(ask, choice) === null;
}
/** How many of the necessary picks are made; null when a single one is enough. */
export function progress(ask: Ask, choice: Choice): { done: number; all: number } | null {
  const picks = optionOf(ask, choice)?.picks ?? [];
  const all = picks.reduce((sum, pick) => sum + pick.least, 0);
  if (all < 2) return null;
  const done = picks.reduce((sum, pick, i) => sum + Math.min(pick.least, choice.picked[i]?.length ?? 0), 0);
  return { done, all };
}

/** The answer as it travels, null while something is missing. */
export function answerOf(ask: Ask, choice: Choice): Answer | null {
  const option = optionOf(ask, choice);
  if (choice.option === null || option === null || !complete(ask, choice)) return null;
  return [choice.option, option.picks.map((pick, i) => ordered(pick, choice.picked[i] ?? []))];
}
/** The neutral answer, laid out as if it had been picked. */
export function neutralChoice(ask: Ask): Choice {
  const [option, picks] = ask.neutral;
  const trail = picks.flatMap((places, pick) => places.map(() => pick));
  return { option, named: true, picked: picks, held: [], trail };
}
/** Nothing else can be answered. */
export function forced(ask: Ask): boolean {
  return ask.options.length === 1 && (ask.options[0]?.picks ?? []).every(({ least, most, shown, ordered }) => least === most && least === shown.length && !(ordered && least > 1));
}
/** The neutral option, if it takes no picks and so can be a button that is always there. */
export function neutralButton(ask: Ask): number | null {
  const [option] = ask.neutral;
  return ask.options[option]?.picks.length === 0 ? option : null;
}

function ordered(pick: Pick, places: readonly number[]): number[] {
  return pick.ordered ? [...places] : [...places].sort((a, b) => a - b);
}

function choose(ask: Ask, option: number, named: boolean): Choice {
  const picked = (ask.options[option]?.picks ?? []).map(() => []);
  return { option, named, picked, held: [], trail: [] };
}
function carry(ask: Ask, option: number, named: boolean, along: readonly Thing[]): Choice {
  return along.reduce((choice, thing) => {
    const place = placeOf(ask, choice, option, thing);
    return place === null ? choice : touchAt(ask, choice, place.pick, place.at);
  }, choose(ask, option, named));
}
function put(choice: Choice, pick: number, places: readonly number[], trail: readonly number[]): Choice {
  return { ...choice, picked: choice.picked.map((old, i) => (i === pick ? places : old)), trail };
}
function drop(ask: Ask, choice: Choice, pick: number, at: number): Choice {
  const last = choice.trail.lastIndexOf(pick);
  const trail = choice.trail.filter((_, i) => i !== last);
  // an option found through a thing goes with its last thing
  if (trail.length === 0 && !choice.named) return begin(ask);
  return put(choice, pick, (choice.picked[pick] ?? []).filter((one) => one !== at), trail);
}

function candidates(ask: Ask, option: number, thing: Thing): Place[] {
  return (ask.options[option]?.picks ?? []).flatMap((rule, pick) => {
    const at = rule.of === thing[0] ? rule.shown.findIndex((one) => same([rule.of, one], thing)) : -1;
    return at < 0 ? [] : [{ pick, at }];
  });
}
function optionsWith(ask: Ask, bonds: readonly Bond[], thing: Thing): number[] {
  const bound = bonds.filter((bond) => same(bond.thing, thing)).map((bond) => bond.option);
  return [...ask.options.keys()].filter((option) => bound.includes(option) || candidates(ask, option, thing).length > 0);
}
/** Where a thing goes in an option: where it is picked already, else the first pick with room, else the first at all. */
function placeOf(ask: Ask, choice: Choice, option: number, thing: Thing): Place | null {
  const places = candidates(ask, option, thing);
  const picks = ask.options[option]?.picks ?? [];
  const taken = places.find(({ pick, at }) => choice.picked[pick]?.includes(at) === true);
  const free = places.find(({ pick }) => (choice.picked[pick]?.length ?? 0) < (picks[pick]?.most ?? 0));
  return taken ?? free ?? places[0] ?? null;
}
