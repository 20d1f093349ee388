import { pageWords } from '../../shared/form-page.ts';
import type { Lang } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { FormModel } from '../compile-form.ts';
import type { Problem } from '../problem.ts';
import { missing, NAMES } from './missing-words.ts';
import { strayArguments } from './word-pairs.ts';

/** A page has all its words; nothing in them is ever filled in. */
export function pageFaults({ id, hasPage, texts }: FormModel, lang: Lang): Problem[] {
  if (!hasPage) return [];
  const prefix = `${id.replaceAll('/', '.')}.page`;
  const saidOf = (word: string) => texts[lang].words[`page.${word}`];
  const lacking = pageWords.filter((word) => saidOf(word) === undefined);
  if (lacking.length === pageWords.length) return [wordless(lang, prefix, id)];
  return [
    ...lacking.map((word) => missing(lang, `${prefix}.${word}`, `the page of "${id}"`)),
    ...pageWords.flatMap((word) => {
      const stray = strayArguments(saidOf(word), []);
      if (stray.length === 0) return [];
      const key = `${prefix}.${word}`;
      const sentence = `Nothing fills {${stray.join('}, {')}} in "${key}". Write it out.`;
      return [{ file: wordsFile(lang, key), pointer: `/${key}`, sentence }];
    }),
  ];
}

/** A new page has no words yet: one sentence instead of one for each. */
function wordless(lang: Lang, prefix: string, id: string): Problem {
  const keys = pageWords.map((word) => `"${prefix}.${word}"`);
  const sentence = `The page of "${id}" has no ${NAMES[lang]} words. Add ${keys.join(', ')}.`;
  return { file: wordsFile(lang, prefix), pointer: `/${prefix}.${pageWords[0]}`, sentence };
}
