import { t } from '../../i18n.svelte';
import { textId } from '../words';
import { cardWords, generalWords, skillName, skillRule } from './faces';
import type { CardThing, GeneralThing } from './things.svelte';

/** What can be looked for in the gallery. */
export interface Entry<T> {
  thing: T;
  /** What it is listed under: the kingdom of a general, the type of a card. */
  group: string;
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

export function generalEntry(thing: GeneralThing): Entry<GeneralThing> {
  const { name, title } = generalWords(thing.id);
  const skills = thing.skills.flatMap((skill) => [skillName(skill), skillRule(skill)]);
  return { thing, group: thing.kingdom, words: plain([name, title, ...skills].join('\n')) };
}
export function cardEntry(thing: CardThing): Entry<CardThing> {
  const { name, gist, rule } = cardWords(thing.kind);
  return { thing, group: typeOf(thing), words: plain([name, gist, rule].join('\n')) };
}

/** Entries of a group (null: all) that hold every word looked for, still in their groups. */
export function find<T>(entries: readonly Entry<T>[], group: string | null, wanted: string): Group<T>[] {
  const words = plain(wanted).split(/\s+/).filter((word) => word !== '');
  const found = entries.filter((entry) => (group === null || entry.group === group) && words.every((word) => entry.words.includes(word)));
  return groupsOf(found).map((id) => ({ id, entries: found.filter((entry) => entry.group === id) }));
}
/** In the order in which they come first. */
export function groupsOf(entries: readonly { group: string }[]): string[] {
  return [...new Set(entries.map(({ group }) => group))];
}

/** Small letters without marks, so that "lu bu" finds Lü Bu. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
