import type { StaffLang } from '../../shared/staff-words.ts';
import { de } from './words.de.ts';
import { en } from './words.en.ts';
import type { EditorWords } from './words.ts';

export const editorWords: Readonly<Record<StaffLang, EditorWords>> = { de, en };

/** The name of a keyword, or the keyword itself. */
export function keywordName(lang: StaffLang, keyword: string): string {
  const { keywords } = editorWords[lang];
  return (Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined) ?? keyword;
}

/** The name of a word of a field: `option.XL` → `Auswahl XL`. */
export function wordName(lang: StaffLang, word: string): string {
  const { words } = editorWords[lang];
  const [known = '', variant] = word.split('@');
  if (Object.hasOwn(words, known)) return [words[known], variant].filter(Boolean).join(' @');
  const [kind = '', ...rest] = word.split('.');
  return [(Object.hasOwn(words, kind) ? words[kind] : undefined) ?? kind, rest.join('.')].join(' ').trim();
}
