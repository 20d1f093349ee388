import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '../../../src/shared/error-codes.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const wordsOf = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../locales/${lang}/errors.json`), 'utf8'));

test('the catalogue holds the specified codes and ours, and no other', () => {
  const specified = [
    ...range(1001, 1048),
    1066,
    ...range(1100, 1124),
    1128,
    1129,
    1130,
    1131,
    1132,
    ...range(1134, 1145),
    ...range(1147, 1149),
    1154,
    1155,
    1156,
    1157,
    1158,
    1160,
  ];
  expect(Object.keys(errorCodes).map(Number)).toEqual(specified);
});

test('names are unique and statuses are refusals', () => {
  const entries = Object.values(errorCodes);
  expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length);
  for (const { status, name } of entries) expect(status, name).toBeGreaterThanOrEqual(400);
});

test.each(['de', 'tr'])(
  'every code has its own sentence in %s, and no sentence is without a code',
  (lang) => {
    const keys = Object.keys(wordsOf(lang)).filter((key) => key.startsWith('error.code.'));
    expect(keys.sort()).toEqual(
      ['-1', ...Object.keys(errorCodes)].map((code) => `error.code.${code}`).sort(),
    );
    for (const key of keys) expect(wordsOf(lang)[key], key).toMatch(/\S/);
  },
);

test('the fixed sentences of the two general faults', () => {
  expect(wordsOf('de')['error.code.-1']).toBe('Ein Fehler ist aufgetreten');
  expect(wordsOf('de')['message.rateLimitExceeded']).toBe(
    'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  );
});
