import { expect, test } from 'vitest';
import { folded, wordsOf } from '../../../src/shared/words-of-text.ts';

test.each([
  ['Kündigung', 'kuendigung', 'KUNDIGUNG', 'kundigung'],
  ['Größe', 'groesse', 'GRÖSSE', 'grosse'],
  ['Köln', 'koeln', 'KÖLN', 'koln'],
  ['İSTANBUL', 'istanbul', 'Istanbul', 'ıstanbul'],
  ['şikâyet', 'sikayet', 'ŞİKÂYET', 'Şikayet'],
  ['çağrı', 'cagri', 'ÇAĞRI', 'çagri'],
  ['üyelik', 'uyelik', 'ueyelik', 'ÜYELİK'],
])('%s is the same word on each keyboard', (...spellings) => {
  expect(new Set(spellings.map(folded)).size).toBe(1);
});

test('letters with a separate sign are one letter, and words stay different', () => {
  expect(folded('u\u0308ber')).toBe(folded('über'));
  expect(folded('Tarif')).not.toBe(folded('Tarife'));
  expect(folded('kart')).not.toBe(folded('kârt s'));
});

test('a text falls into words with their places', () => {
  const text = 'Türkiye’de 20GB, e-SIM & Co.';
  const words = wordsOf(text);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Türkiye',
    'de',
    '20',
    'GB',
    'e',
    'SIM',
    'Co',
  ]);
  expect(words[0]?.folded).toBe('turkiye');
  expect(wordsOf('… <>/ 🙂')).toEqual([]);
});
