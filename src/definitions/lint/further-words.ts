import type { FurtherLanguage } from '../../shared/further-language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { Problem } from '../problem.ts';
import { GENERAL_WORDS } from '../words.ts';
import { icuArguments } from './word-pairs.ts';

type Words = Record<string, string>;

/** A form in a further language: what of its words is missing or cannot be used. */
export interface FurtherWords {
  form: string;
  language: FurtherLanguage;
  /** The words of the language, and of the one that stands in for it. */
  own: Words;
  fallback: Words;
  /** The keys that the form shows. */
  keys: Iterable<string>;
}

function isUsable(own: string | undefined, other: string): boolean {
  const [left, right] = [icuArguments(own ?? ''), icuArguments(other)];
  return own !== undefined && left !== undefined && left.join() === right?.join();
}

/** The keys whose words a form needs and does not have: missing, not readable, or with other arguments. */
export function lackingWords({ own, fallback, keys }: Omit<FurtherWords, 'form' | 'language'>): string[] {
  const [mine, others] = [new Map(Object.entries(own)), new Map(Object.entries(fallback))];
  return [...new Set([...keys, ...GENERAL_WORDS])].filter((key) => {
    const other = others.get(key);
    // A word of a variant is for the readers of the fallback; those of a further language see the original.
    return other !== undefined && !key.includes('@') && !isUsable(mine.get(key), other);
  });
}

/** One sentence for a form that a language says it has and has not. */
export function lintFurther(words: FurtherWords): Problem[] {
  const { form, language } = words;
  const lacking = lackingWords(words);
  const [first] = lacking;
  if (first === undefined) return [];
  const named = lacking.map((key) => `"${key}"`).join(', ');
  const sentence = `Readers of ${language.name} see "${form}" in "${language.fallback}", since these words are missing, cannot be read or take other arguments: ${named}. Mend them, or take the form out of locales/languages.json.`;
  return [{ file: wordsFile(language.code, first), pointer: `/${first}`, sentence }];
}
