import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SimulatedLine,
  simulatedRecords,
} from '../../../src/server/infra/ports/network/simulated-usage.ts';
import { addDays } from '../../../src/shared/calendar.ts';

const month = (amount: number, more: Partial<SimulatedLine['grants'][number]> = {}) => ({
  id: 'm',
  kind: 'data' as const,
  zones: ['home', 'eu'] as const,
  amount,
  startsAt: '2026-03-01T09:00:00Z',
  endsOn: '2026-03-31',
  endedAt: null,
  ...more,
});
const line = (id: string, grants: SimulatedLine['grants'] = [month(20_000)]): SimulatedLine => ({
  id,
  spans: [{ from: '2026-03-01T09:00:00Z', to: null }],
  grants,
});
const march = { from: '2026-03-01', to: '2026-03-31', now: new Date('2026-03-31T22:00:00Z') };
const sum = (records: { kind: string; amount: number }[]) =>
  records.filter(({ kind }) => kind === 'data').reduce((total, { amount }) => total + amount, 0);

describe('the simulated network', () => {
  const moment = fc.integer({ min: 0, max: 31 * 24 * 60 }).map((m) => new Date(Date.UTC(2026, 2, 1, 0, m)));

  it('answers the same for a line and a day, whatever else is asked for', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 0, max: 30 }), moment, (id, offset, now) => {
        const day = addDays('2026-03-01', offset);
        const all = simulatedRecords(line(id), { ...march, now }).filter((record) => record.day === day);
        expect(simulatedRecords(line(id), { from: day, to: day, now })).toEqual(all);
      }),
    );
  });

  it('never takes back what was used, and counts nothing from the future', () => {
    fc.assert(
      fc.property(fc.uuid(), moment, moment, (id, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        const before = simulatedRecords(line(id), { ...march, now: early });
        const after = simulatedRecords(line(id), { ...march, now: late });
        for (const { day, kind, zone, amount } of before) {
          const same = after.find((one) => one.day === day && one.kind === kind && one.zone === zone);
          expect(same?.amount).toBeGreaterThanOrEqual(amount);
        }
        expect(
          before.every(({ day }) => day <= early.toISOString().slice(0, 10) || early.getUTCHours() >= 22),
        ).toBe(true);
      }),
    );
  });

  it('is slow beyond the volume: nearly nothing more is used, and a new volume is used at once', () => {
    const heavy = Array.from({ length: 200 }, (_, n) => `line-${n}`).find(
      (id) => sum(simulatedRecords(line(id), march)) > 20_000,
    );
    if (!heavy) throw new Error('Nobody uses everything up.');
    const used = sum(simulatedRecords(line(heavy), march));
    expect(used).toBeLessThan(20_000 * 1.02);
    const more = month(5_000, { id: 'more', startsAt: '2026-03-01T10:00:00Z' });
    expect(sum(simulatedRecords(line(heavy, [month(20_000), more]), march))).toBeGreaterThan(used + 1_000);
  });

  it('uses nothing before the line works, nor while it is blocked', () => {
    const { id, grants } = line('a-line');
    const spans = [
      { from: '2026-03-10T09:00:00Z', to: '2026-03-12T09:00:00Z' },
      { from: '2026-03-20T09:00:00Z', to: null },
    ];
    const days = new Set(simulatedRecords({ id, grants, spans }, march).map(({ day }) => day));
    expect(
      [...days].every((day) => (day >= '2026-03-10' && day <= '2026-03-12') || day >= '2026-03-20'),
    ).toBe(true);
    expect(days.has('2026-03-11') && days.has('2026-03-21')).toBe(true);
  });

  it('some lines want more than their volume, most do not', () => {
    const lines = Array.from({ length: 300 }, (_, n) => sum(simulatedRecords(line(`l${n}`), march)));
    const full = lines.filter((used) => used >= 20_000).length;
    expect(full).toBeGreaterThan(15);
    expect(full).toBeLessThan(120);
  });
});
