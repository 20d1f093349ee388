import { type Lang, langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { branchesOf } from './field-rules.ts';
import { rulesOf, type Worded, wordsOf } from './field-words.ts';
import { valueAt, withSorted } from './json-edit.ts';

/** What customers read when a limit is broken, or a format is another one, until an analyst finds words for this field. */
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
  [
    'minAge',
    { de: 'Sie müssen mindestens {limit} Jahre alt sein.', tr: 'En az {limit} yaşında olmanız gerekiyor.' },
  ],
  [
    'afterToday',
    { de: 'Bitte wählen Sie einen Tag nach heute.', tr: 'Lütfen bugünden sonraki bir tarih seçin.' },
  ],
  [
    'format date',
    {
      de: 'Dieses Datum gibt es nicht. Bitte als Tag/Monat/Jahr eingeben.',
      tr: 'Böyle bir tarih yok. Lütfen gün/ay/yıl olarak yazın.',
    },
  ],
  [
    'format email',
    {
      de: 'Bitte prüfen Sie die E-Mail-Adresse. Sie sieht so aus: name@beispiel.de',
      tr: 'Lütfen e-posta adresini kontrol edin. Şöyle görünmeli: isim@ornek.de',
    },
  ],
]);

/** Of a format that has no sentence of its own here. */
const OTHER_FORMAT = { de: 'Bitte prüfen Sie diese Angabe.', tr: 'Lütfen bu bilgiyi kontrol edin.' };

/** The sentence of a keyword; undefined: an analyst must find one. */
function sentenceOf(keyword: string, format: unknown): Record<Lang, string> | undefined {
  if (keyword !== 'format') return sentences.get(keyword);
  return sentences.get(`format ${format}`) ?? OTHER_FORMAT;
}

/**
 * The files of words with a sentence for each limit and format of a field that has none, not even a general one: without it a draft
 * is not sound.
 */
export function withLimitSentences(textOf: (path: string) => string, field: Worded): Map<string, string> {
  const made = new Map<string, string>();
  const now = (path: string) => made.get(path) ?? textOf(path);
  const rows = wordsOf(field);
  const formats = branchesOf(field.schema).map(({ schema }) => schema.format);
  for (const { keyword, rule } of rulesOf(field)) {
    const row = rows.find(({ word }) => word === `error.${rule}`);
    for (const lang of langs) {
      const sentence = sentenceOf(keyword, formats.find(Boolean))?.[lang];
      const isSaid = row?.keys.some((key) => valueAt(now(wordsFile(lang, key)), [key]) !== undefined);
      if (!row || sentence === undefined || isSaid) continue;
      const path = wordsFile(lang, row.ownKey);
      made.set(path, withSorted(now(path) || '{}\n', row.ownKey, sentence));
    }
  }
  return made;
}
