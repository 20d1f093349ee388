import { de } from './staff-words.de.ts';
import { en } from './staff-words.en.ts';
import type { StaffWords } from './staff-words.list.ts';

/** The languages of the workbench: those of the staff, not those of customers. */
export const staffLangs = ['de', 'en'] as const;
export type StaffLang = (typeof staffLangs)[number];

export const staffWords: Readonly<Record<StaffLang, StaffWords>> = { de, en };

/** German, unless a person's browser prefers another language. @param wanted `en`, `de-AT,de;q=0.9` */
export function staffLangOf(wanted: string | null | undefined): StaffLang {
  return wanted && !/^\s*de\b/i.test(wanted) ? 'en' : 'de';
}
