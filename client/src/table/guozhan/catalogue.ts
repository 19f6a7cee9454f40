import { has, t } from '../../i18n.svelte';
import { textId } from '../words';
import { cardWords, generalWords, givenBy, skillName, skillRule } from './faces';
import { kingdomsOf, things, type CardThing, type GeneralThing } from './things.svelte';

/** What can be looked for in the gallery. */
export interface Entry<T> {
  thing: T;
  /** What it is listed under, the first if nothing is said: the kingdoms of a general, the type of a card. */
  groups: string[];
  /** The package of a general; cards have none. */
  pack: string | null;
  mechanisms: string[];
  /** All its words, for the search. */
  words: string;
}
export interface Group<T> {
  id: string;
  entries: Entry<T>[];
}

export function typeOf(card: CardThing): string {
  return card.slot ?? card.type;
}
export function typeName(type: string): string {
  return t(`gz-type-${textId(type)}-name`);
}

export const mechanisms = ['lord', 'dual', 'careerist', 'place', 'formation', 'limited', 'locked', 'companions', 'alliance'] as const;
type Mechanism = (typeof mechanisms)[number];
export function mechanismName(id: string): string {
  return t(`ui-gz-mechanism-${id}`);
}
export function packName(id: string): string {
  const own = `ui-gz-pack-${textId(id)}`;
  return has(own) ? t(own) : id;
}
function mechanismsOf(thing: GeneralThing): Mechanism[] {
  const skills = thing.skills.map((id) => things.skills.get(id)).filter((skill) => skill !== undefined);
  const is: Partial<Record<Mechanism, boolean>> = {
    lord: thing.lord_of !== undefined,
    dual: thing.second !== undefined,
    careerist: thing.kingdom === 'careerist',
    place: thing.place !== undefined || skills.some(({ place }) => place !== undefined),
    formation: skills.some(({ formation = false }) => formation),
    limited: skills.some(({ limit }) => limit === 'game'),
    locked: skills.some(({ locked }) => locked),
    companions: thing.companions.length > 0 || thing.lord_of !== undefined,
  };
  return mechanisms.filter((one) => is[one] === true);
}

export function generalEntry(thing: GeneralThing): Entry<GeneralThing> {
  const { name, title } = generalWords(thing.id);
  const skills = thing.skills.flatMap((skill) => [skill, ...givenBy(skill)]).flatMap((skill) => [skillName(skill), skillRule(skill)]);
  return { thing, groups: kingdomsOf(thing), pack: thing.package, mechanisms: mechanismsOf(thing), words: plain([name, title, ...skills].join('\n')) };
}
export function cardEntry(thing: CardThing): Entry<CardThing> {
  const { name, gist, rule } = cardWords(thing.kind);
  return { thing, groups: [typeOf(thing)], pack: null, mechanisms: thing.marked === undefined ? [] : ['alliance'], words: plain([name, gist, rule].join('\n')) };
}

/** Of a package, with a mechanism; null: whatever it is. */
export function narrowed<T>(entries: readonly Entry<T>[], pack: string | null, mechanism: string | null): Entry<T>[] {
  return entries.filter((entry) => (pack === null || entry.pack === pack) && (mechanism === null || entry.mechanisms.includes(mechanism)));
}
/** Entries of a group (null: all) that hold every word looked for, still in their groups. */
export function find<T>(entries: readonly Entry<T>[], group: string | null, wanted: string): Group<T>[] {
  const words = plain(wanted).split(/\s+/).filter((word) => word !== '');
  const found = entries.filter((entry) => (group === null || entry.groups.includes(group)) && words.every((word) => entry.words.includes(word)));
  if (group !== null) return found.length === 0 ? [] : [{ id: group, entries: found }];
  return groupsOf(found).map((id) => ({ id, entries: found.filter((entry) => entry.groups[0] === id) }));
}
/** In the order in which they come first. */
export function groupsOf(entries: readonly { groups: readonly string[] }[]): string[] {
  return [...new Set(entries.flatMap(({ groups }) => groups[0] ?? []))];
}

/** Small letters without marks, so that "lu bu" finds Lü Bu. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
