import type { Lang } from '../../../shared/language.ts';
import type { BookWords } from './book-word-names.ts';
import { GERMAN } from './book-words.de.ts';
import { TURKISH } from './book-words.tr.ts';

export const BOOK_WORDS: Record<Lang, BookWords> = { de: GERMAN, tr: TURKISH };
