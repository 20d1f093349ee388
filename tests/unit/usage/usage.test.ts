import { expect, test } from 'vitest';
import { cycleOf, cyclesOf, daysFrom, nthCycle } from '../../../src/shared/usage.ts';

const startsOn = '2026-01-15';

test.each([
  ['2026-01-01', 1, '2026-01-15', '2026-02-14'],
  ['2026-01-15', 1, '2026-01-15', '2026-02-14'],
  ['2026-02-14', 1, '2026-01-15', '2026-02-14'],
  ['2026-02-15', 2, '2026-02-15', '2026-03-14'],
  ['2027-01-14', 12, '2026-12-15', '2027-01-14'],
])('%s is in month %i, from %s to %s', (day, month, from, to) => {
  expect(cycleOf(startsOn, day)).toEqual({ month, startsOn: from, endsOn: to });
  expect(nthCycle(startsOn, month)).toEqual(cycleOf(startsOn, day));
});

test('a line that began on the 31st has a month in February too', () => {
  expect(cycleOf('2026-01-31', '2026-02-28')).toEqual({
    month: 2,
    startsOn: '2026-02-28',
    endsOn: '2026-03-30',
  });
});

test('a span has its first and its last day', () => {
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-01', '2026-02-27')).toEqual([]);
});

test.each([
  ['2026-02-20', '2026-03-20', [3, 2]],
  ['2026-03-14', '2026-03-15', [3, 2]],
  ['2026-03-15', '2026-03-15', [3]],
  ['2025-06-01', '2026-02-20', [2, 1]],
  ['2026-01-20', '2026-01-20', [1]],
  ['2025-12-01', '2026-01-14', []],
  ['2026-03-01', '2026-02-01', []],
])('from %s to %s a line has these months, none before its start', (from, to, months) => {
  expect(cyclesOf(startsOn, { from, to }).map(({ month }) => month)).toEqual(months);
});
