import { describe, expect, it } from 'vitest';
import { checkConnections } from '../../../src/server/infra/ports/network/check-connections.ts';
import { simulatedConnections } from '../../../src/server/infra/ports/network/simulated-connections.ts';
import {
  type SimulatedLine,
  simulatedRecords,
} from '../../../src/server/infra/ports/network/simulated-usage.ts';
import { isConfidential } from '../../../src/server/modules/calls/confidential-number.ts';
import { berlinToday } from '../../../src/shared/dates.ts';

const line: SimulatedLine = {
  id: '5b8a6f0e-8f3e-4b1a-9a55-3f1d0c9f7a01',
  spans: [{ from: '2026-02-01T10:00:00Z', to: null }],
  grants: [
    {
      id: 'grant-1',
      kind: 'data',
      zones: ['home', 'eu'],
      amount: 10_000,
      startsAt: '2026-02-01T10:00:00Z',
      endsOn: '2026-12-31',
      endedAt: null,
    },
  ],
};
const span = { from: '2026-03-01', to: '2026-04-30', now: new Date('2026-04-30T12:00:00Z') };
const connections = simulatedConnections(line, span);
const sumsBy = (records: readonly { day: string; kind: string; zone: string; amount: number }[]) => {
  const sums: Record<string, number> = {};
  for (const { day, kind, zone, amount } of records)
    sums[`${day} ${kind} ${zone}`] = (sums[`${day} ${kind} ${zone}`] ?? 0) + amount;
  return sums;
};

describe('the connections of the simulated network', () => {
  it('sum up to the usage of the days that are over, and today has none', () => {
    const days = simulatedRecords(line, span).filter(({ day }) => day < '2026-04-30');
    const listed = connections.map((one) => ({ ...one, day: berlinToday(new Date(one.startedAt)) }));
    expect(days.length).toBeGreaterThan(60);
    expect(sumsBy(listed)).toEqual(sumsBy(days));
  });

  it('are the same however they are asked for, and pass what every answer must pass', () => {
    const part = simulatedConnections(line, { ...span, from: '2026-03-10', to: '2026-03-12' });
    expect(part.length).toBeGreaterThan(3);
    expect(connections).toEqual(expect.arrayContaining(part));
    expect(checkConnections(connections, { ...span, lineIds: [line.id] })).toHaveLength(connections.length);
  });

  it('go to a few numbers again and again, and now and then to one that no list may show', () => {
    const numbers = connections.flatMap(({ number }) => number ?? []);
    const shown = numbers.filter((number) => !isConfidential(number, 'home'));
    expect(shown.length).toBeGreaterThan(20);
    expect(new Set(shown).size).toBeLessThanOrEqual(8);
    expect(numbers.length).toBeGreaterThan(shown.length);
  });
});
