/** The languages of the product. German comes first: it is the default, and the language of every binding text. */
export const langs = ['de', 'tr'] as const;
export type Lang = (typeof langs)[number];

/** The number of a language in the header `X-Language-Code` and in the settings (specification, "Calls"). */
export const languageCode = { tr: 0, de: 1 } as const satisfies Record<Lang, number>;
export type LanguageCode = (typeof languageCode)[Lang];

/** The prefix of each path in a language; German has none. */
export const pathPrefix = { de: '', tr: '/tr' } as const satisfies Record<Lang, string>;

/** The locale for numbers and dates. */
export const localeOf = { de: 'de-DE', tr: 'tr-TR' } as const satisfies Record<Lang, string>;

export function isLang(value: unknown): value is Lang {
  return langs.some((lang) => lang === value);
}

export function otherLang(lang: Lang): Lang {
  return lang === 'de' ? 'tr' : 'de';
}

/** The language of a code, given as a number or as text; undefined for an unknown code. */
export function langOfCode(code: LanguageCode): Lang;
export function langOfCode(code: unknown): Lang | undefined;
export function langOfCode(code: unknown): Lang | undefined {
  return langs.find((lang) => String(languageCode[lang]) === String(code));
}

/** The language of a full path, with or without a query: `/tr` and all paths below are Turkish. */
export function languageOfPath(pathname: string): Lang {
  return /^\/tr(?:[/?]|$)/i.test(pathname) ? 'tr' : 'de';
}

/** A path without its language: `/tr/tarife` and `/tarife` are both `/tarife`. */
export function withoutLanguage(pathname: string): string {
  return languageOfPath(pathname) === 'de' ? pathname : pathname.slice(pathPrefix.tr.length) || '/';
}

/** Adds the language to a path without one, as in the address bar. */
export function withLanguage(lang: Lang, path: string): string {
  if (lang === 'de') return path;
  return path === '/' ? pathPrefix.tr : pathPrefix.tr + path;
}
