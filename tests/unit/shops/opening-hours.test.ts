import { describe, expect, test } from 'vitest';
import {
  holidayWithin,
  isPossibleDay,
  openingState,
  spansOn,
  type WeekHours,
} from '../../../src/shared/opening-hours.ts';

const halves = [
  { from: '09:30', to: '13:00' },
  { from: '14:30', to: '18:00' },
];
const whole = [{ from: '10:00', to: '20:00' }];
/** Closed on Sunday, and on Wednesday after noon. */
const week: WeekHours = {
  monday: halves,
  tuesday: halves,
  wednesday: halves.slice(0, 1),
  thursday: halves,
  friday: halves,
  saturday: whole,
  sunday: [],
};
const at = (moment: string) => openingState(week, new Date(moment));

describe('a shop in winter, an hour before UTC', () => {
  test.each([
    ['opens at the minute', '2026-03-02T08:30:00Z', { open: true, until: '13:00' }],
    ['is closed a minute before', '2026-03-02T08:29:59Z', { inDays: 0, weekday: 'monday', from: '09:30' }],
    ['is closed in its break', '2026-03-02T12:00:00Z', { inDays: 0, weekday: 'monday', from: '14:30' }],
    ['is open after the break', '2026-03-02T13:30:00Z', { open: true, until: '18:00' }],
    ['opens tomorrow', '2026-03-02T17:00:00Z', { inDays: 1, weekday: 'tuesday', from: '09:30' }],
    [
      'has no afternoon on Wednesday',
      '2026-03-04T12:00:00Z',
      { inDays: 1, weekday: 'thursday', from: '09:30' },
    ],
    ['opens on Monday', '2026-03-07T19:00:00Z', { inDays: 2, weekday: 'monday', from: '09:30' }],
    [
      'is in the next day in Berlin first',
      '2026-03-02T23:30:00Z',
      { inDays: 0, weekday: 'tuesday', from: '09:30' },
    ],
  ])('%s', (_name, moment, expected) => {
    expect(at(moment)).toEqual('open' in expected ? expected : { open: false, next: expected });
  });
});

describe('the clocks change', () => {
  test.each([
    ['the Saturday before summer time: open until 19:00 UTC', '2026-03-28T18:59:00Z', true],
    ['the Monday after: 9:30 is 7:30 UTC', '2026-03-30T07:30:00Z', true],
    ['and not 8:30 UTC, as a week before', '2026-03-30T07:29:00Z', false],
    ['the Saturday before winter time: 10:00 is 8:00 UTC', '2026-10-24T08:00:00Z', true],
    ['the Monday after: 9:30 is 8:30 UTC', '2026-10-26T08:29:00Z', false],
    ['at the minute', '2026-10-26T08:30:00Z', true],
  ])('%s', (_name, moment, open) => {
    expect(at(moment).open).toBe(open);
  });

  test('in the night of the change tomorrow is still one day ahead', () => {
    expect(at('2026-03-29T00:30:00Z')).toEqual({
      open: false,
      next: { inDays: 1, weekday: 'monday', from: '09:30' },
    });
    expect(at('2026-10-25T22:59:00Z')).toEqual({
      open: false,
      next: { inDays: 1, weekday: 'monday', from: '09:30' },
    });
  });
});

describe('holidays', () => {
  test('Easter: from Thursday evening to Saturday, then to Tuesday', () => {
    expect(at('2026-04-02T17:00:00Z')).toMatchObject({
      next: { inDays: 2, weekday: 'saturday', from: '10:00' },
    });
    expect(at('2026-04-04T18:00:00Z')).toMatchObject({ next: { inDays: 3, weekday: 'tuesday' } });
  });

  test('Christmas on Friday and Saturday, Sunday after it', () => {
    expect(at('2026-12-24T17:00:00Z')).toMatchObject({ next: { inDays: 4, weekday: 'monday' } });
    expect(spansOn(week, '2026-12-26')).toEqual([]);
    expect(spansOn(week, '2026-12-19')).toEqual(whole);
  });

  test('a shop that opens on holidays alone says no time', () => {
    const never = Object.fromEntries(Object.keys(week).map((day) => [day, []]));
    // All days of the week are there.
    expect(openingState(never as unknown as WeekHours, new Date('2026-03-02T08:00:00Z'))).toEqual({
      open: false,
      next: null,
    });
  });

  test('one is told two weeks ahead', () => {
    expect(holidayWithin('2026-04-20', 14)).toBe('2026-05-01');
    expect(holidayWithin('2026-04-20', 11)).toBeUndefined();
  });
});

test.each([
  ['one span', whole, true],
  ['a break', halves, true],
  ['no hours', [], true],
  ['an end before the beginning', [{ from: '18:00', to: '09:00' }], false],
  ['no length', [{ from: '09:00', to: '09:00' }], false],
  ['an overlap', [...whole, { from: '19:00', to: '21:00' }], false],
  ['no break between two', [...whole, { from: '20:00', to: '21:00' }], false],
  ['the wrong order', [...halves].reverse(), false],
])('hours of a day: %s', (_name, spans, isPossible) => {
  expect(isPossibleDay(spans)).toBe(isPossible);
});
