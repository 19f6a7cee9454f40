import type { Change, Json } from './protocol';

type Branch = Json[] | { [key: string]: Json };

/** The view after the changes; the one given stays as it is, and what did not change is shared with it. */
export function fold<V>(view: V, patch: readonly Change[]): V {
  return patch.reduce<Json>((now, [path, value]) => put(now, path, value), view as Json) as V;
}

function put(node: Json, path: readonly (string | number)[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof node !== 'object' || node === null) throw new TypeError(`a change leads through "${key}", where nothing is`);
  const copy: Branch = Array.isArray(node) ? [...node] : { ...node };
  const slots = copy as { [key: string | number]: Json };
  slots[key] = put(rest.length === 0 ? null : (slots[key] ?? null), rest, value);
  return copy;
}
