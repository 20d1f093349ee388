import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/shared/calendar.ts';
import { type DayUsage, drawDown, type Volume } from '../../../src/shared/draw-down.ts';
import { usageKinds, zones } from '../../../src/shared/enums.ts';

const first = '2026-03-01';
const day = fc.integer({ min: 0, max: 40 }).map((n) => addDays(first, n));
const volumes: fc.Arbitrary<Volume[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom(...usageKinds),
      zones: fc.uniqueArray(fc.constantFrom(...zones), { minLength: 1 }),
      amount: fc.integer({ min: 1, max: 500 }),
      startsOn: day,
      days: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ days, ...one }) => ({
      ...one,
      startsAt: `${one.startsOn}T10:00:00Z`,
      endsOn: addDays(one.startsOn, days),
    })),
  { selector: ({ id }) => id, maxLength: 6 },
);
const usage: fc.Arbitrary<DayUsage[]> = fc.uniqueArray(
  fc.record({
    day,
    kind: fc.constantFrom(...usageKinds),
    zone: fc.constantFrom(...zones),
    amount: fc.integer({ min: 0, max: 300 }),
  }),
  { selector: (one) => `${one.day} ${one.kind} ${one.zone}`, maxLength: 30 },
);

const covers = (volume: Volume, one: DayUsage) =>
  volume.kind === one.kind &&
  volume.zones.includes(one.zone) &&
  volume.startsOn <= one.day &&
  one.day <= volume.endsOn;

describe('the draw-down', () => {
  it('uses no volume beyond its amount, and never more than was used where it counts', () => {
    fc.assert(
      fc.property(volumes, usage, (given, days) => {
        const used = drawDown(given, days);
        for (const volume of given) {
          const sum = days.filter((one) => covers(volume, one)).reduce((total, one) => total + one.amount, 0);
          expect(used.get(volume.id)).toBeLessThanOrEqual(Math.min(volume.amount, sum));
        }
      }),
    );
  });

  it('leaves nothing uncovered while a volume that counts has something left', () => {
    fc.assert(
      fc.property(volumes, usage, (given, days) => {
        const last = days.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
        if (!last) return;
        const sumOf = (map: Map<string, number>) => [...map.values()].reduce((total, n) => total + n, 0);
        const more = { ...last, amount: last.amount + 1 };
        const before = drawDown(given, days);
        const after = drawDown(
          given,
          days.map((one) => (one === last ? more : one)),
        );
        const hasRoom = given.some(
          (volume) => covers(volume, last) && (after.get(volume.id) ?? 0) < volume.amount,
        );
        if (hasRoom) expect(sumOf(after)).toBe(sumOf(before) + 1);
      }),
    );
  });

  it('is the same in whatever order volumes and days come', () => {
    fc.assert(
      fc.property(volumes, usage, (given, days) => {
        const reversed = drawDown(given.toReversed(), days.toReversed());
        expect([...drawDown(given, days)].sort()).toEqual([...reversed].sort());
      }),
    );
  });

  it('serves usage abroad before that at home, in whatever order a day is told', () => {
    const one = {
      kind: 'data',
      amount: 1,
      startsOn: '2026-03-01',
      startsAt: '2026-03-01T10:00:00Z',
    } as const;
    const given: Volume[] = [
      { ...one, id: 'home', zones: ['home'], endsOn: '2026-03-31' },
      { ...one, id: 'both', zones: ['home', 'eu'], endsOn: '2026-03-30' },
    ];
    const day = { day: '2026-03-07', kind: 'data', amount: 1 } as const;
    const told: DayUsage[] = [
      { ...day, zone: 'home' },
      { ...day, zone: 'eu' },
    ];
    for (const days of [told, told.toReversed()])
      expect([...drawDown(given, days)]).toEqual([
        ['home', 1],
        ['both', 1],
      ]);
  });

  it('uses first what ends first, and of two with one end the older', () => {
    const volume = (id: string, startsOn: string, endsOn: string): Volume => ({
      id,
      kind: 'data',
      zones: ['home'],
      amount: 100,
      startsAt: `${startsOn}T10:00:00Z`,
      startsOn,
      endsOn,
    });
    const given = [
      volume('month', '2026-03-01', '2026-03-31'),
      volume('extra', '2026-03-05', '2026-03-31'),
      volume('week', '2026-03-05', '2026-03-11'),
    ];
    const used = (amount: number) =>
      Object.fromEntries(drawDown(given, [{ day: '2026-03-06', kind: 'data', zone: 'home', amount }]));
    expect(used(60)).toEqual({ month: 0, extra: 0, week: 60 });
    expect(used(150)).toEqual({ month: 50, extra: 0, week: 100 });
    expect(used(250)).toEqual({ month: 100, extra: 50, week: 100 });
    expect(used(999)).toEqual({ month: 100, extra: 100, week: 100 });
  });
});
