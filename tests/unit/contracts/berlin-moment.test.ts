import { expect, test } from 'vitest';
import { berlinMoment } from '../../../src/shared/berlin-moment.ts';

const shown = (iso: string) => Object.values(berlinMoment(new Date(iso))).join(' ');

test('in the night in which summer time begins, the hour after 01:59 is 03', () => {
  expect(shown('2026-03-29T00:59:59Z')).toBe('29.03.2026 01:59:59 winter');
  expect(shown('2026-03-29T01:00:00Z')).toBe('29.03.2026 03:00:00 summer');
});

test('in the night in which it ends, 02:30 comes twice and the zone tells which', () => {
  expect(shown('2026-10-25T00:30:00Z')).toBe('25.10.2026 02:30:00 summer');
  expect(shown('2026-10-25T01:30:00Z')).toBe('25.10.2026 02:30:00 winter');
});

test('midnight is 00, and the day is Berlin’s', () => {
  expect(shown('2026-12-31T23:00:00Z')).toBe('01.01.2027 00:00:00 winter');
  expect(shown('2026-06-30T21:59:59Z')).toBe('30.06.2026 23:59:59 summer');
});
