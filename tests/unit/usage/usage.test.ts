import { expect, test } from 'vitest';
import { cycleOf, daysFrom, simulatedUsage } from '../../../src/shared/usage.ts';

const line = { id: 'a-line', startsOn: '2026-01-15', totalMb: 20_000 };

test.each([
  ['2026-01-15', '2026-01-15', '2026-02-14'],
  ['2026-02-14', '2026-01-15', '2026-02-14'],
  ['2026-02-15', '2026-02-15', '2026-03-14'],
  ['2027-01-14', '2026-12-15', '2027-01-14'],
])('on %s the month goes from %s to %s', (today, startsOn, endsOn) => {
  expect(cycleOf(line.startsOn, today)).toEqual({ startsOn, endsOn });
});

test('a line that began on the 31st has a month in February too', () => {
  expect(cycleOf('2026-01-31', '2026-02-28')).toEqual({ startsOn: '2026-02-28', endsOn: '2026-03-30' });
});

test('what was used never falls within a month, stays within the volume and begins anew', () => {
  const days = daysFrom('2026-02-15', '2026-03-14');
  const used = days.flatMap((day) => [0, 0.5, 1].map((passed) => simulatedUsage(line, day, passed)));
  expect(used).toEqual([...used].sort((one, other) => one - other));
  expect(used[0]).toBe(0);
  expect(used.at(-1)).toBeGreaterThan(line.totalMb / 4);
  expect(Math.max(...used)).toBeLessThanOrEqual(line.totalMb);
  expect(simulatedUsage(line, '2026-03-15', 0)).toBe(0);
});

test('today counts as far as it has passed', () => {
  const at = (passed: number) => simulatedUsage(line, '2026-03-01', passed);
  expect(at(0.5)).toBeGreaterThan(at(0));
  expect(at(1)).toBeGreaterThan(at(0.5));
});

test('two lines differ, one line never from itself', () => {
  const of = (id: string) => simulatedUsage({ ...line, id }, '2026-03-01', 0.5);
  expect(of('a-line')).toBe(of('a-line'));
  expect(of('a-line')).not.toBe(of('another-line'));
});
