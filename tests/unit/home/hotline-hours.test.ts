import { expect, test } from 'vitest';
import { isNationwideHoliday } from '../../../src/shared/holidays.ts';
import { hotlineNow } from '../../../src/shared/hotline-hours.ts';

test.each([
  ['Monday at eight sharp', '2026-03-02T07:00:00Z', true],
  ['Monday a minute before', '2026-03-02T06:59:00Z', false],
  ['Friday until five', '2026-03-06T15:59:00Z', true],
  ['Friday at five', '2026-03-06T16:00:00Z', false],
  ['Saturday evening', '2026-03-07T18:59:00Z', true],
  ['Sunday evening', '2026-03-08T16:59:00Z', true],
  ['Sunday at six', '2026-03-08T17:00:00Z', false],
  ['in summer time: eight in Berlin is six in UTC', '2026-07-06T06:00:00Z', true],
  ['Christmas Day is like a Sunday: closed at nine', '2026-12-25T08:00:00Z', false],
  ['Christmas Day is like a Sunday: open at five', '2026-12-25T16:00:00Z', true],
  ['a Saturday that is a holiday closes at six', '2026-12-26T17:30:00Z', false],
  ['late in the evening it is closed', '2026-03-02T22:59:00Z', false],
])('%s', (_name, now, open) => {
  expect(hotlineNow(new Date(now)).open).toBe(open);
});

test.each([
  ['before opening it says today', '2026-03-02T06:59:00Z', 'today', 8],
  ['Friday evening it says tomorrow, and Saturday begins at ten', '2026-03-06T16:00:00Z', 'tomorrow', 10],
  ['Sunday evening it says tomorrow, and Monday begins at eight', '2026-03-08T17:00:00Z', 'tomorrow', 8],
  ['Easter Sunday evening: tomorrow is a holiday', '2026-04-05T20:00:00Z', 'tomorrow', 10],
  ['after midnight in Berlin it says today, though UTC is a day behind', '2026-03-02T23:30:00Z', 'today', 8],
  ['the last evening of the year', '2026-12-31T20:00:00Z', 'tomorrow', 10],
])('%s', (_name, now, day, from) => {
  expect(hotlineNow(new Date(now))).toEqual({ open: false, day, from });
});

test('while it is open it says until when', () => {
  expect(hotlineNow(new Date('2026-03-07T18:59:00Z'))).toEqual({ open: true, to: 20 });
});

test.each([
  [2024, ['01-01', '03-29', '04-01', '05-01', '05-09', '05-20', '10-03', '12-25', '12-26']],
  [2026, ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']],
  [2038, ['01-01', '04-23', '04-26', '05-01', '06-03', '06-14', '10-03', '12-25', '12-26']],
])('the nine nationwide holidays of %i', (year, days) => {
  const all = Array.from({ length: 366 }, (_, at) =>
    new Date(Date.UTC(year, 0, 1 + at)).toISOString().slice(0, 10),
  );
  expect(all.filter((day) => day.startsWith(String(year)) && isNationwideHoliday(day))).toEqual(
    days.map((day) => `${year}-${day}`),
  );
});
