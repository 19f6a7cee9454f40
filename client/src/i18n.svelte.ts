import { FluentBundle, FluentResource } from '@fluent/bundle';

export const languages = ['zh-Hans', 'zh-Hant', 'en'] as const;
export type Lang = (typeof languages)[number];

const sources = import.meta.glob<string>('../../src/sanzhan/texts/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const memory = 'sanzhan.lang';

const bundles = new Map<Lang, FluentBundle>(languages.map((lang) => [lang, load(lang)]));

/** The language of everything on the screen; reading it makes whoever reads follow a switch. */
export const i18n = $state<{ lang: Lang }>({ lang: first() });
document.documentElement.lang = i18n.lang;

export function setLang(lang: Lang): void {
  i18n.lang = lang;
  document.documentElement.lang = lang;
  localStorage.setItem(memory, lang);
}

export function has(id: string): boolean {
  return chain(i18n.lang).some((bundle) => bundle.hasMessage(id));
}

/** The sentence of an id. An id without a sentence shows itself: a gap must be seen, and never stop a game. */
export function t(id: string, args?: Record<string, string | number>): string {
  for (const bundle of chain(i18n.lang)) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) continue;
    const faults: Error[] = [];
    const text = bundle.formatPattern(pattern, args, faults);
    for (const fault of faults) console.error(`text ${id} (${i18n.lang}): ${fault.message}`);
    return text;
  }
  console.error(`text ${id} is missing in ${i18n.lang}`);
  return id;
}

/** Traditional script is generated from the simplified one, which therefore also fills its gaps. */
function chain(lang: Lang): FluentBundle[] {
  const order: Lang[] = lang === 'zh-Hant' ? ['zh-Hant', 'zh-Hans'] : [lang];
  return order.flatMap((one) => bundles.get(one) ?? []);
}

function load(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(sources)) {
    if (!path.includes(`/${lang}/`)) continue;
    for (const fault of bundle.addResource(new FluentResource(text))) console.error(`${path}: ${fault.message}`);
  }
  return bundle;
}

/** Texts that installed packages bring: the server knows them, the built client does not. */
export function add(texts: Record<string, string>): void {
  for (const lang of languages) {
    for (const fault of bundles.get(lang)?.addResource(new FluentResource(texts[lang] ?? '')) ?? []) console.error(fault.message);
  }
}

function first(): Lang {
  const kept = languages.find((lang) => lang === localStorage.getItem(memory));
  return kept ?? preferred(navigator.languages);
}

/** The first language of the reader that there is, else English. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    if (/^zh\b/i.test(tag)) return /hant|-(tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
