import type { Lang } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { Problem } from '../problem.ts';

export const NAMES: Record<Lang, string> = { de: 'German', tr: 'Turkish' };

/** Words that one language lacks. @param what says in a sentence whose words they are */
export function missing(lang: Lang, key: string, what: string): Problem {
  return {
    file: wordsFile(lang, key),
    pointer: `/${key}`,
    sentence: `The ${NAMES[lang]} words for ${what} are missing. Add "${key}".`,
  };
}
