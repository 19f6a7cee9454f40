import type { ApiError } from '../api';
import { has, t } from '../i18n.svelte';
import type { Args } from '../protocol';

/** Arguments as a text takes them. */
export function textArgs(args: Args): Record<string, string | number> {
  const plain = Object.entries(args).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(plain);
}

/** What went wrong, in words; a code without words still says that something did. */
export function sayError({ code, args }: Pick<ApiError, 'code' | 'args'>): string {
  return has(code) ? t(code, textArgs(args)) : t('error-unknown', { code });
}
