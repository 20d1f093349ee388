import { expect, test } from 'vitest';
import { momentInWords } from '../../../src/client/features/network/moment-in-words.ts';

const text = (key: string, values: Record<string, string | number> = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ');
/** Just after midnight in Berlin, while it is still the day before in UTC. */
const now = new Date('2026-03-28T23:30:00Z');

test.each([
  ['2026-03-28T23:10:00Z', 'today 0:10'],
  ['2026-03-28T22:59:00Z', 'yesterday 23:59'],
  // Summer time has begun.
  ['2026-03-29T12:05:00Z', 'today 14:05'],
  ['2026-03-29T22:30:00Z', 'tomorrow 0:30'],
  ['2026-03-31T08:00:00Z', 'day 31. März 10'],
  ['2026-03-20T08:00:00Z', 'day 20. März 9'],
])('%s is %s', (moment, words) => {
  expect(momentInWords(text, 'de', new Date(moment), now)).toBe(words);
});

test('hours of one day have the day once', () => {
  const from = new Date('2026-03-30T00:00:00Z');
  const to = new Date('2026-03-30T04:30:00Z');
  expect(momentInWords(text, 'de', from, now, to)).toBe('tomorrow 2–6:30');
  expect(momentInWords(text, 'tr', from, now, to)).toBe('tomorrow 2.00–6.30');
});

test('Turkish writes a time with a point', () => {
  expect(momentInWords(text, 'tr', new Date('2026-03-31T08:00:00Z'), now)).toBe('day 31 Mart 10.00');
});
