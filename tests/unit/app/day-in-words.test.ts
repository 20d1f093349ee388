import { expect, test } from 'vitest';
import { dayInWords } from '../../../src/client/lib/day-in-words.ts';

test.each([
  ['de', '2026-10-22', '22. Oktober'],
  ['de', '2026-11-01T00:30:00Z', '1. November'],
  ['tr', '2026-10-22', '22 Ekim'],
  ['tr', '2026-12-31', '31 Aralık'],
])('in %s %s is %s', (locale, day, words) => {
  expect(dayInWords(day, locale)).toBe(words);
});
