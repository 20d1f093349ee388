import { expect, test } from 'vitest';
import leaked from '../../../src/definitions/leaked-passwords.json' with { type: 'json' };
import { isLeakedPassword } from '../../../src/definitions/leaked-passwords.ts';

const words = leaked.words.split(' ');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What people make of a word when a form asks for a capital, a digit and a sign. */
const forms: Record<string, (word: string) => string> = {
  'a digit and a sign behind it': (word) => `${capital(word)}1!`,
  'a year behind it': (word) => `${capital(word)}2026!`,
  'a sign and digits': (word) => `${capital(word)}@123`,
  'signs around it': (word) => `!${capital(word)}!`,
};

/** Three letters in a row: a word, and not a number. */
const mostCommon = words.filter((word) => /^[a-z]{3,}$/.test(word)).slice(0, 3000);

test('the list holds the leaked passwords, and three thousand of them are words', () => {
  expect(words.length).toBeGreaterThan(29_000);
  expect(mostCommon).toHaveLength(3000);
});

test.each(Object.entries(forms))('the 3,000 most common ones are refused with %s', (_name, form) => {
  expect(mostCommon.filter((word) => !isLeakedPassword(form(word)))).toEqual([]);
});

test.each(['Aa123456!', '1qaz@WSX', '!QAZ2wsx', 'Qwer1234!', 'Q1w2e3r4!', 'P@ssw0rd1!', 'Letmein#1'])(
  '%s is known from leaks',
  (password) => expect(isLeakedPassword(password)).toBe(true),
);

test.each(['', 'x', '!1', 'Stadion-7Tor', 'Kahve&Simit24', 'vK7!pq-Zr2'])('%s is not', (password) =>
  expect(isLeakedPassword(password)).toBe(false),
);
