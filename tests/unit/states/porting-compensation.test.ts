import { describe, expect, it } from 'vitest';
import { portingCompensation } from '../../../src/shared/porting-compensation.ts';

/** 2026-03-10 is a Tuesday, 2026-03-13 a Friday, 2026-04-02 the Thursday before Good Friday. */
const credits = (agreedOn: string, leftOn: string, arrivedOn: string, monthlyCents = 1499) =>
  portingCompensation({ agreedOn, leftOn, arrivedOn, monthlyCents });

describe('a late number', () => {
  it('costs nothing on its day and on the next working day', () => {
    expect(credits('2026-03-10', '2026-03-10', '2026-03-10')).toEqual([]);
    expect(credits('2026-03-10', '2026-03-10', '2026-03-11')).toEqual([]);
    expect(credits('2026-03-13', '2026-03-13', '2026-03-16')).toEqual([]);
    expect(credits('2026-04-02', '2026-04-02', '2026-04-07')).toEqual([]);
  });

  it('afterwards 10 EUR for each day after the agreed one', () => {
    expect(credits('2026-03-10', '2026-03-12', '2026-03-12')).toEqual([
      { kind: 'portingDelay', days: 2, cents: 2000 },
    ]);
    expect(credits('2026-04-02', '2026-04-08', '2026-04-08')).toEqual([
      { kind: 'portingDelay', days: 6, cents: 6000 },
    ]);
  });

  it('and for a dead line at least 20 % of the monthly price a day', () => {
    const outage = (monthly: number) =>
      credits('2026-03-10', '2026-03-10', '2026-03-14', monthly).find(({ kind }) => kind === 'portingOutage');
    expect(outage(1499)).toEqual({ kind: 'portingOutage', days: 4, cents: 4000 });
    expect(outage(6001)).toEqual({ kind: 'portingOutage', days: 4, cents: 4800 });
  });
});
