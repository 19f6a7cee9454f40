import type { Options } from '../../protocol';
import { things, type GeneralThing } from './things.svelte';

/** The option `bans`: ids of generals and of whole packages that are not played. */
export function bansOf(options: Options): readonly string[] {
  const bans = options['bans'];
  return Array.isArray(bans) ? bans : [];
}
/** Everybody whom the edition, the packages and the setting for lords bring to the table, banned or not. */
export function comers(options: Options): GeneralThing[] {
  const without = things.without(String(options['packages'] ?? 'all'));
  return things
    .generalsOf(String(options['edition'] ?? 'first'))
    .filter((general) => !without.includes(general.package) && (general.lord_of === undefined || options['lords'] !== 'off'));
}
/** The ids of those who are banned, by name, by package, or as lords together with the general whose place they take. */
export function banned(generals: readonly GeneralThing[], bans: readonly string[]): ReadonlySet<string> {
  const named = new Set(generals.filter((general) => bans.includes(general.id) || bans.includes(general.package)).map(({ id }) => id));
  return new Set(generals.filter((general) => named.has(general.id) || named.has(general.lord_of ?? '')).map(({ id }) => id));
}
/** This general can come to the table. */
export function comes(id: string, options: Options): boolean {
  const generals = comers(options);
  return generals.some((general) => general.id === id) && !banned(generals, bansOf(options)).has(id);
}

const sorted = (bans: readonly string[]) => [...new Set(bans)].sort();
const without = (bans: readonly string[], gone: readonly string[]) => bans.filter((one) => !gone.includes(one));

/** One is banned, or allowed again; out of a package that is banned he is taken alone. `box`: everybody in it. */
export function toggled(box: readonly GeneralThing[], bans: readonly string[], { id, package: pack }: GeneralThing): string[] {
  if (!bans.includes(pack)) return sorted(bans.includes(id) ? without(bans, [id]) : [...bans, id]);
  const mates = box.filter((general) => general.package === pack && general.id !== id).map((general) => general.id);
  return sorted([...without(bans, [pack, id]), ...mates]);
}
/** A whole package is banned by its name, or everybody in it allowed again. */
export function packToggled(box: readonly GeneralThing[], bans: readonly string[], pack: string): string[] {
  const members = box.filter((general) => general.package === pack).map(({ id }) => id);
  const all = bans.includes(pack) || members.every((id) => bans.includes(id));
  return sorted(all ? without(bans, [pack, ...members]) : [...without(bans, members), pack]);
}
