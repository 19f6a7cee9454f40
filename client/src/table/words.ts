import { has, t } from '../i18n.svelte';
import type { Args, Json, LogLine } from '../protocol';

/** A piece of a sentence: plain text, or the name of something that can tell more about itself. */
export interface Part {
  text: string;
  of: 'text' | Named;
  value: Json;
}
/** A card is a kind (`slash`) or a printed one (`slash.s7`). */
type Named = 'seat' | 'item' | 'stand' | 'gang' | 'card' | 'skill' | 'general' | 'kingdom';
/** What has a name and no more to tell. */
type Plain = 'place' | 'phase' | 'suit' | 'color' | 'pile';
type Family = Named | Plain;

// which argument holds what goes by its name, as in sanzhan/texts/words.py; of several families the first with a text
const families: Record<Family, string[]> = {
  seat: [
    'seat', 'from', 'to', 'attacker', 'defender', 'giver', 'receiver', 'of', 'with', 'target', 'winner', 'loser', 'first', 'named', 'winners',
    'targets', 'source', 'by', 'killer', 'user', 'dying', 'second', 'who',
  ],
  item: ['item', 'back', 'got', 'effect', 'returned', 'items', 'top', 'kind', 'gave', 'pile'],
  stand: ['stand', 'own', 'stands', 'other'],
  gang: ['gang'],
  skill: ['skill', 'why'],
  general: ['general'],
  // equipment acts like a skill
  card: ['card', 'cards', 'hidden', 'old', 'against', 'other', 'kind', 'gave', 'skill', 'why'],
  kingdom: ['kingdom'],
  place: ['place', 'general'],
  phase: ['phase'],
  suit: ['suit'],
  color: ['color'],
  pile: ['pile'],
};
const familiesOf = new Map<string, Family[]>();
for (const [family, args] of Object.entries(families) as [Family, string[]][]) {
  for (const arg of args) familiesOf.set(arg, [...(familiesOf.get(arg) ?? []), family]);
}
/** Seats that are `self` if they are the seat the sentence is about. */
const echoes = new Set(['targets', 'target', 'source', 'by', 'killer']);
const plain = new Set<Family>(['place', 'phase', 'suit', 'color', 'pile']);

const places: Record<string, string> = { head: 'gz-head-name', deputy: 'gz-deputy-name' };
const ids: Record<Exclude<Family, 'seat'>, (id: string) => string> = {
  item: (id) => `soul-item-${id}-name`,
  stand: (id) => `soul-stand-${id}-name`,
  gang: (id) => `soul-gang-${id}-name`,
  card: (id) => `gz-card-${id}-name`,
  skill: (id) => `gz-skill-${id}-name`,
  general: (id) => `gz-general-${id}-name`,
  kingdom: (id) => `gz-kingdom-${id}-name`,
  place: (id) => places[id] ?? '',
  phase: (id) => `gz-phase-${id}-name`,
  suit: (id) => `gz-suit-${id}-name`,
  color: (id) => `gz-color-${id}-name`,
  pile: (id) => `gz-pile-${id}-name`,
};

const printed = /^(\w+)\.([shcd])(\d+)$/;
const suits: Record<string, string> = { s: '♠', h: '♥', c: '♣', d: '♦' };
const numbers: Record<string, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** Ids in texts have hyphens where the wire has underscores. */
export function textId(wireId: string): string {
  return wireId.replaceAll('_', '-');
}

/** Names as one string, in the manner of the language. */
export function join(list: readonly string[]): string {
  const [first, ...rest] = list;
  if (first === undefined) return t('list-nobody');
  return rest.reduce((list, next, at) => t(at === rest.length - 1 ? 'list-last' : 'list-more', { list, next }), first);
}

export function nameOf(of: Family, value: Json, names: readonly string[]): string | null {
  if (of === 'seat') return typeof value === 'number' ? (names[value] ?? null) : null;
  if (typeof value !== 'string') return null;
  const [, kind, suit, number] = (of === 'card' ? printed.exec(value) : null) ?? [];
  if (kind === undefined || suit === undefined || number === undefined) return t(ids[of](textId(value)));
  return t('gz-printed', { name: t(ids.card(textId(kind))), suit: suits[suit] ?? '', number: numbers[number] ?? number });
}

/** A sentence as plain text. */
export function say(id: string, args: Args, names: readonly string[]): string {
  return t(id, messageArgs(args, names, (text) => text));
}

// Names are marked by private-use characters before the message is formatted, and found again in what comes out.
const open = 0xe000;
const close = '\uf8ff';
const marked = /([\ue000-\uf8fe])([^\uf8ff]*)\uf8ff/;

/** A sentence in pieces, names apart from the words around them. */
export function parts(id: string, args: Args, names: readonly string[]): Part[] {
  const found: Pick<Part, 'of' | 'value'>[] = [];
  const text = t(
    id,
    messageArgs(args, names, (name, of, value) => {
      found.push({ of, value });
      return `${String.fromCharCode(open + found.length - 1)}${name}${close}`;
    }),
  );
  const pieces = text.split(marked);
  return pieces.flatMap((piece, at): Part[] => {
    if (at % 3 === 1) return [];
    const named = at % 3 === 2 ? found[(pieces[at - 1]?.charCodeAt(0) ?? open) - open] : undefined;
    if (named !== undefined) return [{ text: piece, ...named }];
    return piece === '' ? [] : [{ text: piece, of: 'text', value: null }];
  });
}

/** The text of a line of news, with what this viewer alone knows; null for a line that only changes the view. */
export function newsId(line: LogLine): { id: string; args: Args } | null {
  if (line.key === null) return null;
  const id = `news-${line.key}`;
  if (line.mine === undefined) return { id, args: line.args };
  return { id: has(`${id}-mine`) ? `${id}-mine` : id, args: { ...line.args, ...line.mine } };
}

type Mark = (text: string, of: Named, value: Json) => string;

function messageArgs(args: Args, names: readonly string[], mark: Mark): Record<string, string | number> {
  const said = Object.entries(args).map(([name, value]) => [name, echo(name, value, args['seat']) ?? word(name, value, names, mark)] as const);
  return Object.fromEntries(said.filter((one): one is [string, string | number] => one[1] !== null));
}

function echo(name: string, value: Json, about: Json | undefined): string | null {
  if (!echoes.has(name) || typeof about !== 'number') return null;
  return value === about || (Array.isArray(value) && value.length === 1 && value[0] === about) ? 'self' : null;
}

/** Null, and no cards at all, are `none` for messages to choose by. Tables have no words and are left out. */
function word(name: string, value: Json, names: readonly string[], mark: Mark): string | number | null {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return String(value);
  const of = familiesOf.get(name) ?? [];
  if (Array.isArray(value)) {
    if (name === 'generals') return join(value.map((one) => placed(one, mark)));
    if (value.length === 0 && of.includes('card')) return 'none';
    const said = value.map((one) => word(name, one, names, mark));
    return said.includes(null) ? null : join(said.map(String));
  }
  const family = of.find((one) => fits(one, value));
  const named = family === undefined ? null : nameOf(family, value, names);
  if (family !== undefined && named !== null) return isPlain(family) ? named : mark(named, family, value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function fits(of: Family, value: Json): boolean {
  if (of === 'seat') return typeof value === 'number';
  return typeof value === 'string' && (has(ids[of](textId(value))) || (of === 'card' && printed.test(value)));
}
function isPlain(of: Family): of is Plain {
  return plain.has(of);
}

/** A general with its place: the head, the deputy. */
function placed(value: Json, mark: Mark): string {
  const [place, general] = Array.isArray(value) ? value : [];
  if (typeof place !== 'string' || typeof general !== 'string') return '';
  return t('gz-placed', { place: t(ids.place(place)), general: mark(t(ids.general(textId(general))), 'general', general) });
}
