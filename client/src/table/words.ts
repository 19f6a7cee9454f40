import { has, t } from '../i18n.svelte';
import type { Args, Json, LogLine } from '../protocol';

/** A piece of a sentence: plain text, or the name of something that can tell more about itself. */
export interface Part {
  text: string;
  of: 'text' | Named;
  value: Json;
}
/** A card is a kind (`slash`), a printed one (`slash.s7`) or a diplomacy card (`fan.hostage.4`); a flower is a hanafuda. */
type Named =
  | 'seat' | 'item' | 'stand' | 'gang' | 'card' | 'skill' | 'general' | 'kingdom'
  | 'family' | 'province' | 'sea' | 'samurai' | 'flower' | 'combination';
/** What has a name and no more to tell. */
type Plain = 'place' | 'phase' | 'suit' | 'color' | 'pile' | 'sort' | 'order' | 'season' | 'reason' | 'promise';
type Family = Named | Plain;

// which argument holds what goes by its name, as in sanzhan/texts/words.py; of several families the first with a text
const families: Record<Family, string[]> = {
  seat: [
    'seat', 'from', 'to', 'attacker', 'defender', 'giver', 'receiver', 'of', 'with', 'target', 'winner', 'loser', 'first', 'named', 'winners',
    'targets', 'source', 'by', 'killer', 'user', 'dying', 'second', 'who', 'host', 'war',
  ],
  item: ['item', 'back', 'got', 'effect', 'returned', 'items', 'top', 'kind', 'gave', 'pile'],
  stand: ['stand', 'own', 'stands', 'other'],
  gang: ['gang'],
  skill: ['skill', 'why'],
  general: ['general'],
  // equipment acts like a skill
  card: ['card', 'cards', 'hidden', 'old', 'against', 'other', 'kind', 'gave', 'skill', 'why'],
  family: ['family'],
  // `to` and `by` are seats as well, when they are numbers
  province: ['province', 'provinces', 'origin', 'to', 'place'],
  sea: ['sea', 'origin', 'to', 'place', 'by'],
  samurai: ['samurai', 'guards', 'why'],
  flower: ['flower', 'flowers', 'gave', 'got'],
  combination: ['combination'],
  kingdom: ['kingdom'],
  place: ['place', 'general'],
  phase: ['phase'],
  suit: ['suit'],
  color: ['color'],
  pile: ['pile'],
  sort: ['kind'],
  order: ['order'],
  season: ['season'],
  reason: ['reason'],
  promise: ['promise'],
};
const familiesOf = new Map<string, Family[]>();
for (const [family, args] of Object.entries(families) as [Family, string[]][]) {
  for (const arg of args) familiesOf.set(arg, [...(familiesOf.get(arg) ?? []), family]);
}
/** Seats that are `self` if they are the seat the sentence is about. */
const echoes = new Set(['targets', 'target', 'source', 'by', 'killer']);
const plain = new Set<Family>(['place', 'phase', 'suit', 'color', 'pile', 'sort', 'order', 'season', 'reason', 'promise']);
/** Lists that hold what another argument is the name of. */
const plurals: Record<string, string> = { seats: 'seat', owners: 'seat', tied: 'seat', families: 'family', generals: 'general' };
/** Lists that are `none` when there is nothing in them. */
const things = new Set([
  ...families.card, ...families.flower, ...families.samurai, 'gives', 'wants', 'bids', 'home', 'dice', 'tied', 'owners',
]);
/** Lists of rows: the text that says one, and what its columns are. */
const rows: Record<string, readonly [id: string, columns: readonly string[]]> = {
  generals: ['gz-placed', ['place', 'general']],
  bids: ['senji-bid-row', ['seat', 'cards', 'total']],
  home: ['senji-home-row', ['card', 'seat']],
};
/** Lists of families that are counted. */
const dice = new Set(['dice', 'old', 'new']);
/** What attacker and defender have of something: two arguments, such as `sums-attacker` and `sums-defender`. */
const sides = new Set(['crests', 'points', 'removed', 'sums']);

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
  family: (id) => `senji-family-${id}-name`,
  province: (id) => `senji-province-${id}-name`,
  sea: (id) => `senji-sea-${id}-name`,
  samurai: (id) => `senji-samurai-${id}-name`,
  flower: (id) => `senji-face-${id}-name`,
  combination: (id) => `senji-combination-${id}-name`,
  sort: (id) => `senji-flower-${id}-name`,
  order: (id) => `senji-order-${id}-name`,
  season: (id) => `senji-season-${id}-name`,
  reason: (id) => `senji-reason-${id}`,
  promise: (id) => `senji-promise-${id}`,
};

const printed = /^(\w+)\.([shcd])(\d+)$/;
const suits: Record<string, string> = { s: '♠', h: '♥', c: '♣', d: '♦' };
/** A diplomacy card, and one that the partner chooses: `any`, or `fan.any`. */
const diplomacy = /^(\w+)\.(hostage|support|trade)\.(\d+)$/;
const wild = /^(?:(\w+)\.)?any$/;
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
  if (kind !== undefined && suit !== undefined && number !== undefined) {
    return t('gz-printed', { name: t(ids.card(textId(kind))), suit: suits[suit] ?? '', number: numbers[number] ?? number });
  }
  return (of === 'card' ? diplomacyName(value) : null) ?? t(ids[of](textId(value)));
}

function diplomacyName(value: string): string | null {
  const [, family, kind, number] = diplomacy.exec(value) ?? [];
  if (family === undefined || kind === undefined || number === undefined) return null;
  return t('senji-printed', { family: t(ids.family(textId(family))), kind: t(`senji-card-${kind}-name`), value: number });
}
function wildName(value: string): string | null {
  const found = wild.exec(value);
  if (found === null) return null;
  const family = found[1];
  return family === undefined ? t('senji-any') : t('senji-any-of', { family: t(ids.family(textId(family))) });
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
  const about = args['seat'];
  const said = bySide(args).map(([name, value]) => [name, echo(name, value, about) ?? word(name, value, names, mark)] as const);
  return Object.fromEntries(said.filter((one): one is [string, string | number] => one[1] !== null));
}

/** What the two sides of a war have, told apart; the cards they support it with come with points. */
function bySide(args: Args): [string, Json][] {
  return Object.entries(args).flatMap(([name, value]): [string, Json][] => {
    if (!Array.isArray(value) || !(sides.has(name) || (name === 'cards' && 'points' in args))) return [[name, value]];
    return [[`${name}-attacker`, value[0] ?? null], [`${name}-defender`, value[1] ?? null]];
  });
}

function echo(name: string, value: Json, about: Json | undefined): string | null {
  if (!echoes.has(name) || typeof about !== 'number') return null;
  return value === about || (Array.isArray(value) && value.length === 1 && value[0] === about) ? 'self' : null;
}

/** Null, and no cards at all, are `none` for messages to choose by. Tables have no words and are left out. */
function word(name: string, value: Json, names: readonly string[], mark: Mark): string | number | null {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return listed(name, value, names, mark);
  if (typeof value === 'string' && diplomacy.test(value)) return mark(nameOf('card', value, names) ?? value, 'card', value);
  const open = name === 'wild' && typeof value === 'string' ? wildName(value) : null;
  if (open !== null) return open;
  const family = (familiesOf.get(name) ?? []).find((one) => fits(one, value));
  const named = family === undefined ? null : nameOf(family, value, names);
  if (family !== undefined && named !== null) return isPlain(family) ? named : mark(named, family, value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function listed(name: string, values: readonly Json[], names: readonly string[], mark: Mark): string | null {
  if (values.length === 0 && things.has(name)) return 'none';
  const row = rows[name];
  // generals come as rows of place and general, or as they are
  if (row !== undefined && values.every((one) => Array.isArray(one))) return join(values.map((one) => t(row[0], messageArgs(columns(row[1], one), names, mark))));
  if (dice.has(name)) return join(counted(values).map(([family, count]) => t('senji-dice-row', messageArgs({ family, count }, names, mark))));
  const said = values.map((one) => word(plurals[name] ?? name, one, names, mark));
  return said.includes(null) ? null : join(said.map(String));
}
function columns(heads: readonly string[], row: Json): Args {
  return Object.fromEntries(heads.map((head, at) => [head, Array.isArray(row) ? (row[at] ?? null) : null]));
}
/** Each value once with how often it is there, the most frequent first. */
function counted(values: readonly Json[]): [Json, number][] {
  const count = new Map<Json, number>();
  for (const one of values) count.set(one, (count.get(one) ?? 0) + 1);
  return [...count].sort(([, a], [, b]) => b - a);
}

function fits(of: Family, value: Json): boolean {
  if (of === 'seat') return typeof value === 'number';
  return typeof value === 'string' && (has(ids[of](textId(value))) || (of === 'card' && printed.test(value)));
}
function isPlain(of: Family): of is Plain {
  return plain.has(of);
}
