import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { has, i18n, languages, preferred, setLang, t } from './i18n.svelte';

const sources = import.meta.glob<string>('./**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const fixed = Object.entries(sources)
  .filter(([path]) => !path.endsWith('.test.ts'))
  .flatMap(([path, source]) => [...source.matchAll(/'((?:ui|error)-[a-z0-9-]*[a-z0-9])'/g)].map((match) => ({ path, id: match[1] ?? '' })));

beforeEach(() => setLang('zh-Hans'));
afterEach(() => void vi.restoreAllMocks());

describe.each(languages)('%s', (lang) => {
  it('has every text that the code names', () => {
    setLang(lang);
    expect(fixed.length).toBeGreaterThan(50);
    expect(fixed.filter(({ id }) => !has(id))).toEqual([]);
  });
  it('marks the page and is remembered', () => {
    setLang(lang);
    expect(document.documentElement.lang).toBe(lang);
    expect(localStorage.getItem('sanzhan.lang')).toBe(lang);
  });
});

describe('t', () => {
  it('speaks the chosen language at once', () => {
    expect(t('ui-sit-down')).toBe('入座');
    setLang('en');
    expect(i18n.lang).toBe('en');
    expect(t('ui-sit-down')).toBe('Take a seat');
  });
  it('fills in arguments without invisible marks', () => {
    setLang('en');
    expect(t('ui-table-of', { name: 'Lao Chen' })).toBe('Lao Chen\'s table');
    expect(t('ui-door-free', { n: 1 })).not.toBe(t('ui-door-free', { n: 2 }));
  });
  it('shows the id of what is missing, and says so', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(has('ui-no-such-text')).toBe(false);
    expect(t('ui-no-such-text')).toBe('ui-no-such-text');
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe('the first language', () => {
  it('is the first that the reader and the catalogue share', () => {
    expect(preferred(['zh-CN', 'en'])).toBe('zh-Hans');
    expect(preferred(['zh-TW'])).toBe('zh-Hant');
    expect(preferred(['zh-Hant-HK', 'en-GB'])).toBe('zh-Hant');
    expect(preferred(['fr', 'en-GB', 'zh'])).toBe('en');
    expect(preferred(['fr'])).toBe('en');
  });
});
