import type { Lang } from './language.ts';

/** The code of a language that a form may be had in: one of the product, or a further one. */
export type FormLang = string;

/**
 * A language that only some forms may be had in; all else is said in its fallback. An entry of
 * `locales/languages.json`.
 */
export interface FurtherLanguage {
  /** As in the folder of its words and in the attribute `lang`: `en`. */
  code: FormLang;
  /** Its own name, as its readers write it. */
  name: string;
  /** Its number in the header `X-Language-Code`. */
  number: number;
  direction: 'ltr' | 'rtl';
  /** The language of everything that it has no words for. */
  fallback: Lang;
  /** What its readers are told on every page: that the page is in the fallback. */
  notice: string;
  /** The forms that have all their words in it. */
  forms: readonly string[];
}

/** The language of forms whose number a caller sends; undefined for a number that none has. */
export function furtherOfNumber(
  languages: readonly FurtherLanguage[],
  number: string | undefined,
): FurtherLanguage | undefined {
  return languages.find((language) => String(language.number) === number);
}
