import type { FormLang, FurtherLanguage } from '../shared/further-language.ts';
import { isLang, type Lang } from '../shared/language.ts';
import type { Compiled } from './compiled.ts';

/** The language of the product that stands in for a language of forms. */
export function fallbackOf(languages: readonly FurtherLanguage[], lang: FormLang): Lang {
  if (isLang(lang)) return lang;
  return languages.find(({ code }) => code === lang)?.fallback ?? 'de';
}

/** A form or flow in a language, else in the one that stands in for it: the script says which. */
export function spokenIn<Script>(
  { loaded, further }: Compiled<unknown, Script>,
  lang: FormLang,
  languages: readonly FurtherLanguage[],
): Script {
  return further.get(lang)?.loaded ?? loaded[fallbackOf(languages, lang)];
}

/** The text of a script in exactly this language. */
export function scriptIn(
  { scripts, further }: Compiled<unknown, unknown>,
  lang: FormLang,
): string | undefined {
  return isLang(lang) ? scripts[lang] : further.get(lang)?.script;
}

/** The languages with the forms that are really in them: one that lacks a word is not. */
export function spokenLanguages(
  languages: readonly FurtherLanguage[],
  inForce: ReadonlyMap<string, Compiled<unknown, unknown>>,
): FurtherLanguage[] {
  return languages.map((language) => {
    const forms = language.forms.filter((id) => inForce.get(id)?.further.has(language.code));
    return { ...language, forms };
  });
}
