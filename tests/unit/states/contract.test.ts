import { describe, expect, it } from 'vitest';
import { addMonths } from '../../../src/shared/calendar.ts';
import {
  contractState,
  lastDayToCancel,
  lineStart,
  minimumEnd,
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
});
