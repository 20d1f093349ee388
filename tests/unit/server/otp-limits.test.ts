import { expect, test } from 'vitest';
import { secondsUntilNextCode } from '../../../src/server/modules/customers/otp-limits.ts';

const limits = { digits: 6, expiresSeconds: 300, tries: 5, resendSeconds: 60, perQuarterHour: 3, perDay: 10 };
const now = new Date('2026-03-02T10:00:00Z');
const sent = (...ages: number[]) =>
  ages.map((age) => ({ purpose: 'phone' as const, at: new Date(now.getTime() - age * 1000) }));
const wait = (...ages: number[]) => secondsUntilNextCode(sent(...ages), 'phone', now, limits);

test.each([
  ['the first', [], 0],
  ['after 59 s', [59], 1],
  ['after 60 s', [60], 0],
  ['a fourth in 15 minutes', [700, 400, 100], 200],
  ['when the oldest of three has left', [900, 400, 100], 0],
  ['an eleventh in a day', [80_000, ...Array.from({ length: 9 }, (_, i) => 40_000 - i * 2000)], 6400],
])('%s waits', (_case, ages, seconds) => {
  expect(wait(...ages)).toBe(seconds);
});

test('codes of another purpose count for the day only', () => {
  expect(secondsUntilNextCode(sent(10, 5, 1), 'reset', now, limits)).toBe(0);
  const ten = sent(...Array.from({ length: 10 }, (_, i) => 1000 - i));
  expect(secondsUntilNextCode(ten, 'reset', now, limits)).toBe(86_400 - 1000);
});
