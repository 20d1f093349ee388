import { type Lang, langs } from '../../../shared/language.ts';
import type { BookWords } from './book-word-names.ts';
import { BOOK_WORDS } from './book-words.ts';

/** The same in both languages. */
export type Both<T = string> = Record<Lang, T>;

/** Asks for each language. */
export function both<T>(of: (lang: Lang) => T): Both<T> {
  return { de: of('de'), tr: of('tr') };
}

/** Text made safe for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A word of the book in both languages, such as the heading of a column. */
export function bilingual(
  name: keyof { [K in keyof BookWords as BookWords[K] extends string ? K : never]: 0 },
) {
  return langs.map((lang) => `<span lang="${lang}">${BOOK_WORDS[lang][name]}</span>`).join(' · ');
}

/** A heading in both languages; once where they are the same. */
export function headingHtml(text: Both): string {
  const shown = text.de === text.tr ? [langs[0]] : langs;
  return shown.map((lang) => `<span lang="${lang}">${escaped(text[lang])}</span>`).join(' · ');
}

/** A cell for each language. */
export function cells(text: Both): string {
  return langs.map((lang) => `<td lang="${lang}">${escaped(text[lang])}</td>`).join('');
}

const headCells = (heads: readonly string[]) => heads.map((head) => `<th scope="col">${head}</th>`).join('');

/** A table with its rows as HTML; nothing where it has none. */
export function tableHtml(kind: string, heads: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return `<table class="${kind}"><thead><tr>${headCells(heads)}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

/** A row that begins with what it is about. */
export function factRow(head: string, text: Both): string {
  return `<tr><th scope="row">${head}</th>${cells(text)}</tr>`;
}

/** The headings of a table with a column for each language. */
export const langHeads = ['<span lang="de">Deutsch</span>', '<span lang="tr">Türkçe</span>'];
