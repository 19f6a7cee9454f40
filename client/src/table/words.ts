import { has, t } from '../i18n.svelte';
import type { Args, Json, LogLine } from '../protocol';

/** A piece of a sentence: plain text, or the name of something that can tell more about itself. */
export interface Part {
  text: string;
  of: 'text' | 'seat' | 'item' | 'stand' | 'gang';
  value: Json;
}
type Named = Exclude<Part['of'], 'text'>;

// which argument holds what goes by its name, as in sanzhan/texts/words.py
const seats = [
  'seat', 'from', 'to', 'attacker', 'defender', 'giver', 'receiver', 'of', 'with', 'target', 'winner', 'loser', 'first', 'named', 'winners',
];
const families: Record<Named, string[]> = {
  seat: seats,
  item: ['item', 'back', 'gave', 'got', 'kind', 'effect', 'returned', 'items', 'pile', 'top'],
  stand: ['stand', 'own', 'other', 'stands'],
  gang: ['gang'],
};
const familyOf = new Map<string, Named>(
  (Object.keys(families) as Named[]).flatMap((of) => families[of].map((arg): [string, Named] => [arg, of])),
);

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

export function nameOf(of: Named, value: Json, names: readonly string[]): string | null {
  if (of === 'seat') return typeof value === 'number' ? (names[value] ?? null) : null;
  return typeof value === 'string' ? t(`soul-${of}-${textId(value)}-name`) : null;
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
  const said = Object.entries(args).map(([name, value]) => [name, word(name, value, names, mark)] as const);
  return Object.fromEntries(said.filter((one): one is [string, string | number] => one[1] !== null));
}

/** What has no words (null, tables) is left out: no message speaks of it. */
function word(name: string, value: Json, names: readonly string[], mark: Mark): string | number | null {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const said = value.map((one) => word(name, one, names, mark));
    return said.includes(null) ? null : join(said.map(String));
  }
  const of = familyOf.get(name);
  const named = of === undefined ? null : nameOf(of, value, names);
  if (of !== undefined && named !== null) return mark(named, of, value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
