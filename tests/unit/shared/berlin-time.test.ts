import { expect, test } from 'vitest';
import { berlinTime } from '../../../src/shared/berlin-time.ts';

test.each([
  ['2027-01-31T10:00', '2027-01-31T09:00:00.000Z'],
  ['2027-07-31T10:00', '2027-07-31T08:00:00.000Z'],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
])('%s in Berlin is %s', (typed, moment) => {
  expect(berlinTime(typed).toISOString()).toBe(moment);
});

test('the hour that comes twice is the first one; the one that is left out is an hour later', () => {
  expect(berlinTime('2027-10-31T02:30').toISOString()).toBe('2027-10-31T00:30:00.000Z');
  expect(berlinTime('2027-03-28T02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z');
});
