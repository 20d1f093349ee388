import { describe, expect, test } from 'vitest';
import { checkCoverage, checkDisturbances } from '../../../src/server/infra/ports/network/check-coverage.ts';
import { simulatedCoverage } from '../../../src/server/infra/ports/network/simulated-coverage.ts';
import { simulatedDisturbances } from '../../../src/server/infra/ports/network/simulated-disturbances.ts';
import { receptions } from '../../../src/shared/network.ts';

const codes = Array.from({ length: 3000 }, (_, n) => String(1000 + n * 30).padStart(5, '0'));

describe('the coverage that the simulation says', () => {
  test('is the same each time, and what the guard takes', () => {
    for (const code of codes.slice(0, 50)) {
      expect(simulatedCoverage(code)).toEqual(simulatedCoverage(code));
      expect(checkCoverage(simulatedCoverage(code), [code])).toEqual(simulatedCoverage(code));
    }
  });

  test('is never better inside than in the open, nor with 5G than with 4G', () => {
    const rank = (reception: 'none' | 'part' | 'full') => receptions.indexOf(reception);
    for (const [fast, slow] of codes.map(simulatedCoverage)) {
      for (const one of [fast!, slow!]) expect(rank(one.indoors)).toBeLessThanOrEqual(rank(one.outdoors));
      expect(rank(fast!.outdoors)).toBeLessThanOrEqual(rank(slow!.outdoors));
      expect(rank(fast!.indoors)).toBeLessThanOrEqual(rank(slow!.indoors));
    }
  });

  test('differs by place: most have 5G, some have none, and all have 4G', () => {
    const all = codes.map(simulatedCoverage);
    const share = (reception: string) =>
      all.filter(([fast]) => fast?.outdoors === reception).length / codes.length;
    expect(share('full')).toBeGreaterThan(0.6);
    expect(share('none')).toBeGreaterThan(0.04);
    expect(all.filter(([, slow]) => slow?.outdoors === 'none')).toEqual([]);
  });
});

describe('the disturbances that the simulation says', () => {
  const hour = 3_600_000;
  const begin = Date.parse('2026-03-01T00:00:00Z');
  const moments = Array.from({ length: 24 * 120 }, (_, n) => new Date(begin + n * hour));
  const all = moments.map((now) => ({ now, list: simulatedDisturbances(now) }));

  test('are the same for a moment, and what the guard takes', () => {
    for (const { now, list } of all) {
      expect(simulatedDisturbances(now)).toEqual(list);
      expect(checkDisturbances(list)).toEqual(list);
    }
  });

  test('are there now and then: mostly few, often none', () => {
    const counts = all.map(({ list }) => list.filter(({ state }) => state !== 'planned').length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(counts.filter((count) => count === 0).length / counts.length).toBeGreaterThan(0.3);
    for (const state of ['reported', 'inRepair', 'planned'])
      expect(
        all.some(({ list }) => list.some((one) => one.state === state)),
        state,
      ).toBe(true);
  });

  test('have begun unless they are planned, and are gone after their end', () => {
    for (const { now, list } of all)
      for (const { since, expectedEnd, state } of list) {
        if (state !== 'planned') expect(Date.parse(since)).toBeLessThanOrEqual(now.getTime());
        if (expectedEnd) expect(Date.parse(expectedEnd)).toBeGreaterThan(now.getTime());
        else expect(state).toBe('reported');
      }
  });
});
