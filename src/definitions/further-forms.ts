import type { ParsedMessage } from '../shared/form-script.ts';
import type { FormLang, FurtherLanguage } from '../shared/further-language.ts';
import type { Lang } from '../shared/language.ts';
import { wordsFile } from '../shared/words-file.ts';
import { aroundKeys, aroundWords } from './around-words.ts';
import { type FormTexts, hasPage, textsOf, type Unspoken } from './form-texts.ts';
import { type FurtherWords, lackingWords, lintFurther } from './lint/further-words.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import { GENERAL_WORDS } from './words.ts';

/** A form in a language that only some forms may be had in. */
export interface FurtherForm {
  texts: FormTexts;
  /** The program's words around its fields. */
  around: Record<string, ParsedMessage>;
}

/** A form without its words, and the keys that it uses in the product's languages. */
type Shown = Unspoken & { usedWords: Record<Lang, ReadonlySet<string>> };

/** The languages in `locales/languages.json`. */
export function languagesIn({ languages }: Source): readonly FurtherLanguage[] {
  return languages?.json.languages ?? [];
}

/** The words of a form's page, which is in the product's languages alone. */
const ofPage = ({ id }: Unspoken) => `${id.replaceAll('/', '.')}.page.`;

function pageWordsIn(source: Source, form: Unspoken, fallback: Lang): Record<string, string> {
  if (!hasPage(source, form.id)) return {};
  const words = Object.entries(source.words[fallback]).filter(([key]) => key.startsWith(ofPage(form)));
  return Object.fromEntries(words.map(([key, text]) => [`page.${key.slice(ofPage(form).length)}`, text]));
}

/** A sentence of a further language; undefined where it has none. */
export function furtherText({ further }: Source, lang: FormLang, key: string): string | undefined {
  const words = further.get(lang) ?? {};
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

function fallbackKeys(source: Source, form: Shown, fallback: Lang) {
  const { fields, usedWords } = form;
  const shown = [...usedWords[fallback]].filter((key) => !key.startsWith(ofPage(form)));
  return { shown, around: aroundKeys(source.words[fallback], fields) };
}

function wordsFor(source: Source, form: Shown, language: FurtherLanguage): FurtherWords {
  const { shown, around } = fallbackKeys(source, form, language.fallback);
  return {
    form: form.id,
    language,
    own: source.further.get(language.code) ?? {},
    fallback: source.words[language.fallback],
    keys: [...shown, ...around],
  };
}

function declaring(source: Source, id: string): FurtherLanguage[] {
  return languagesIn(source).filter(({ forms }) => forms.includes(id));
}

/** A form in each further language that says it has the form, and has all its words. */
export function furtherForms(source: Source, form: Shown): ReadonlyMap<FormLang, FurtherForm> {
  const complete = declaring(source, form.id).flatMap((language): [FormLang, FurtherForm][] => {
    const words = wordsFor(source, form, language);
    if (lackingWords(words).length > 0) return [];
    const { code, fallback } = language;
    const keys = fallbackKeys(source, form, fallback).around;
    const { texts } = textsOf(source, form, words.own);
    const said = { ...texts.words, ...pageWordsIn(source, form, fallback) };
    return [[code, { texts: { ...texts, words: said }, around: aroundWords(words.own, keys, code) }]];
  });
  return new Map(complete);
}

/** What further languages lack of the forms that they say they have, and have besides. */
export function lintFurtherForms(models: readonly Shown[], source: Source): Problem[] {
  const spoken = models.flatMap((model) =>
    declaring(source, model.id).map((language) => wordsFor(source, model, language)),
  );
  const unused = [...source.further].flatMap(([code, words]) => {
    const known = spoken.filter(({ language }) => language.code === code).flatMap(({ keys }) => [...keys]);
    return lintUnusedIn(code, words, new Set(known));
  });
  return [...spoken.flatMap(lintFurther), ...unused];
}

function lintUnusedIn(code: FormLang, words: Record<string, string>, known: ReadonlySet<string>): Problem[] {
  return Object.keys(words).flatMap((key) => {
    const sentence = unusedSentence(code, key, known);
    return sentence === undefined ? [] : [{ file: wordsFile(code, key), pointer: `/${key}`, sentence }];
  });
}

function unusedSentence(code: FormLang, key: string, known: ReadonlySet<string>): string | undefined {
  if (key.includes('@'))
    return `Variants are in German and Turkish alone: readers of "${code}" see the original. Remove "${key}".`;
  if (known.has(key) || GENERAL_WORDS.includes(key)) return undefined;
  return `No form that is in "${code}" uses "${key}". Correct its name or remove it.`;
}
