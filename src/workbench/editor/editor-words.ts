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

/** What a rule is called where a sentence or an example belongs to it: what the controls call its keyword, or its own name. */
export function ruleName(lang: StaffLang, rule: string): string {
  return rule === 'required' ? editorWords[lang].required : keywordName(lang, rule);
}

/** What a kind of value or a format is called, or itself. */
export function valueName(lang: StaffLang, value: string): string {
  const { values } = editorWords[lang];
  return (Object.hasOwn(values, value) ? values[value] : undefined) ?? value;
}

/** The name of a word of a field: `option.XL` → `Auswahl XL`, `error.maximum` → `Fehler: Größter Wert`. */
export function wordName(lang: StaffLang, word: string): string {
  const { words } = editorWords[lang];
  const [known = '', variant] = word.split('@');
  if (Object.hasOwn(words, known)) return [words[known], variant].filter(Boolean).join(' @');
  const [kind = '', ...rest] = word.split('.');
  if (kind === 'error') return `${words.error}: ${ruleName(lang, rest.join('.'))}`;
  return [(Object.hasOwn(words, kind) ? words[kind] : undefined) ?? kind, rest.join('.')].join(' ').trim();
}
