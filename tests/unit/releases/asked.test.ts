import { expect, test } from 'vitest';
import { askedOf } from '../../../src/server/start/releases/asked.ts';

const from = (text: string) => askedOf(['3', '--from', text]).from;

test.each([
  ['2028-02-29', '2028-02-28T23:00:00.000Z'],
  ['2027-06-30T10:00+02:00', '2027-06-30T08:00:00.000Z'],
  ['2027-01-31T10:00Z', '2027-01-31T10:00:00.000Z'],
])('%s is a time', (text, utc) => {
  expect(from(text)?.toISOString()).toBe(utc);
});

test.each([
  '2027-02-30',
  '2027-02-30T10:00Z',
  '2027-02-29T10:00+01:00',
  '2027-04-31T10:00Z',
  '2027-1-1T10:00Z',
  'tomorrow',
  '2027-01-31T10:00',
])('%s is none', (text) => {
  expect(() => from(text)).toThrow(`"${text}" is neither a day`);
});
