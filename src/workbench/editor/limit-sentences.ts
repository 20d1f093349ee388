import { type Lang, langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { rulesOf, type Worded, wordsOf } from './field-words.ts';
import { valueAt, withSorted } from './json-edit.ts';

/** What customers read when a limit is broken, until an analyst finds words for this field. */
const sentences = new Map<string, Record<Lang, string>>([
  [
    'minLength',
    {
      de: 'Bitte geben Sie mindestens {minLength} Zeichen ein.',
      tr: 'Lütfen en az {minLength} karakter yazın.',
    },
  ],
  ['minimum', { de: 'Bitte geben Sie mindestens {minimum} ein.', tr: 'Lütfen en az {minimum} yazın.' }],
  ['maximum', { de: 'Bitte geben Sie höchstens {maximum} ein.', tr: 'Lütfen en fazla {maximum} yazın.' }],
  [
    'minItems',
    { de: 'Bitte geben Sie mindestens {minItems} an.', tr: 'Lütfen en az {minItems} tane ekleyin.' },
  ],
  [
    'maxItems',
    { de: 'Bitte geben Sie höchstens {maxItems} an.', tr: 'Lütfen en fazla {maxItems} tane ekleyin.' },
  ],
]);

/**
 * The files of words with a sentence for each limit of a field that has none, not even a general one: without it a draft
 * is not sound.
 */
export function withLimitSentences(textOf: (path: string) => string, field: Worded): Map<string, string> {
  const made = new Map<string, string>();
  const now = (path: string) => made.get(path) ?? textOf(path);
  const rows = wordsOf(field);
  for (const { keyword, rule } of rulesOf(field)) {
    const row = rows.find(({ word }) => word === `error.${rule}`);
    for (const lang of langs) {
      const sentence = sentences.get(keyword)?.[lang];
      const isSaid = row?.keys.some((key) => valueAt(now(wordsFile(lang, key)), [key]) !== undefined);
      if (!row || sentence === undefined || isSaid) continue;
      const path = wordsFile(lang, row.ownKey);
      made.set(path, withSorted(now(path) || '{}\n', row.ownKey, sentence));
    }
  }
  return made;
}
