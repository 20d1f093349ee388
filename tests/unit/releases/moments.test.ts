import { expect, test } from 'vitest';
import { momentOf } from '../../../src/server/start/releases/release-lines.ts';

test.each([
  ['2027-01-31T09:00:00Z', '2027-01-31T10:00+01:00'],
  ['2027-06-30T22:30:00Z', '2027-07-01T00:30+02:00'],
  // In the night when summer time ends the same hour comes twice.
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30+02:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30+01:00'],
])('%s is told as a clock in Berlin shows it, with its offset', (utc, berlin) => {
  const time = new Date(utc);
  expect(momentOf(time)).toBe(berlin);
  expect(new Date(berlin)).toEqual(time);
});
