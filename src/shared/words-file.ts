import type { FormLang } from './further-language.ts';

/** Areas whose file is not named like the first part of their keys. */
const FILES = new Map([
  ['field', 'fields'],
  ['error', 'errors'],
  ['message', 'errors'],
]);

/** The file that a word stands in, or belongs in. */
export function wordsFile(lang: FormLang, key: string): string {
  const [area = ''] = key.split('.');
  return `locales/${lang}/${FILES.get(area) ?? area}.json`;
}
