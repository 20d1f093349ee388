import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../src/shared/calendar.ts';
import {
  agreedEnd,
  awaitedAtFirst,
  contractState,
  earliestEnd,
  lastDayToCancel,
  lineBegin,
  lineStart,
  minimumEnd,
  withdrawalEnd,
} from '../../../src/shared/states/contract.ts';

describe('the days of a contract', () => {
  it('begin when paid, if the customer wants to', () => {
    expect(lineStart({ orderedOn: '2026-03-02', paidOn: '2026-03-03', earlyStart: true })).toBe('2026-03-03');
  });

  it('begin after the withdrawal period otherwise', () => {
    expect(lineStart({ orderedOn: '2026-03-02', paidOn: '2026-03-03', earlyStart: false })).toBe(
      '2026-03-17',
    );
  });

  it('begin the day after the old contract when the number comes at its end', () => {
    const given = {
      orderedOn: '2026-03-02',
      paidOn: '2026-03-02',
      earlyStart: true,
      portedAfter: '2026-04-30',
    };
    expect(lineStart(given)).toBe('2026-05-01');
  });

  const early = { orderedOn: '2026-03-02', paidOn: '2026-03-03', earlyStart: true };
  it.each([
    ['as soon as it can, where nothing is awaited', early, {}, '2026-03-03'],
    ['with the card', early, { card: '2026-03-06' }, '2026-03-06'],
    ['never before the payment', early, { card: '2026-03-01' }, '2026-03-03'],
    ['after the withdrawal period', { ...early, earlyStart: false }, { card: '2026-03-06' }, '2026-03-17'],
    ['with a later card', { ...early, earlyStart: false }, { card: '2026-03-20' }, '2026-03-20'],
    ['with the number', { ...early, earlyStart: false }, { number: '2026-03-10' }, '2026-03-10'],
    ['with the later of both: the number', early, { number: '2026-03-10', card: '2026-03-06' }, '2026-03-10'],
    ['with the later of both: the card', early, { number: '2026-03-10', card: '2026-03-12' }, '2026-03-12'],
    ['not before the card', early, { number: '2026-03-10', card: null }, null],
    ['not before the number', early, { number: null, card: '2026-03-06' }, null],
  ])('begin %s', (_how, start, arrivals, day) => {
    expect(lineBegin(start, arrivals)).toBe(day);
  });

  it('wait for what does not come at once', () => {
    const both = [true, false].flatMap((isPorted) =>
      [true, false].map((isCardSent) => awaitedAtFirst({ isPorted, isCardSent })),
    );
    expect(both).toEqual(['both', 'number', 'card', null]);
    const days = { startsOn: null, endedOn: null };
    const states = both.map((awaits) => contractState({ ...days, awaits }, '2026-03-16'));
    expect(states.slice(0, 3)).toEqual(['awaitingNumber', 'awaitingNumber', 'awaitingCard']);
  });

  it.each([
    ['2026-03-01', 24, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2026-03-17', 1, '2026-04-16'],
  ])('from %s for %i months end on %s', (start, months, end) => {
    expect(minimumEnd(start, months)).toBe(end);
  });

  it('leave a month to cancel', () => {
    expect(lastDayToCancel('2028-03-31')).toBe('2028-02-29');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  it('say where it stands', () => {
    const days = { startsOn: '2026-03-17', endedOn: '2026-09-30' };
    expect(
      ['2026-03-16', '2026-03-17', '2026-09-30', '2026-10-01'].map((day) => contractState(days, day)),
    ).toEqual(['pending', 'active', 'active', 'ended']);
  });

  it('end at once with a withdrawal', () => {
    const days = { startsOn: '2026-03-17', endedOn: '2026-03-20', withdrawnOn: '2026-03-20' };
    expect(contractState(days, '2026-03-20')).toBe('withdrawn');
  });
});

describe('the end of a contract', () => {
  it.each([
    ['in time, with the minimum term', '2028-02-29', '2028-01-29', '2028-02-29'],
    ['a day late, a month on', '2028-02-29', '2028-01-30', '2028-02-29'],
    ['two days late', '2028-02-28', '2028-01-29', '2028-02-29'],
    ['after the minimum term, a month on at any time', '2026-04-16', '2026-09-10', '2026-10-10'],
    ['on the last of a longer month, on the last of the next', '2026-04-16', '2027-01-31', '2027-02-28'],
  ])('is earliest %s', (_when, minimum, today, end) => {
    expect(earliestEnd(minimum, today)).toBe(end);
  });

  it('is the day wished for, unless that is too early or none', () => {
    const end = (wish?: string) => agreedEnd('2026-12-31', '2026-06-01', wish);
    expect([end(), end(''), end('2026-10-01'), end('2027-03-15')]).toEqual([
      '2026-12-31',
      '2026-12-31',
      '2026-12-31',
      '2027-03-15',
    ]);
  });

  it('on the last day to cancel is still the minimum term’s', () => {
    for (const minimum of ['2028-02-29', '2027-02-28', '2026-12-31', '2027-03-30', '2026-07-31'])
      expect(earliestEnd(minimum, lastDayToCancel(minimum))).toBe(minimum);
  });

  it.each([
    ['2026-03-02', '2026-03-16', 'a Monday'],
    ['2026-03-06', '2026-03-20', 'a Friday'],
    ['2026-03-07', '2026-03-23', 'from Saturday to Monday'],
    ['2026-03-20', '2026-04-07', 'over Good Friday and Easter Monday'],
    ['2026-12-11', '2026-12-28', 'over Christmas and a Sunday'],
  ])('by withdrawal is possible from %s to %s: %s', (from, to) => {
    expect(withdrawalEnd(from)).toBe(to);
  });
});
