import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConnectionRecord } from '../../../src/server/infra/ports/network/network.ts';
import { readDueConnections } from '../../../src/server/modules/calls/read-connections.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinMidnight, berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { chooseCalls, customerWithLine, liveWithCalls, monthIn, wanted } from '../../support/calls.ts';
import { live } from '../../support/lines.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let simulated: TestApp['ports']['network']['connections'];
beforeAll(async () => {
  t = await createTestApp();
  simulated = t.ports.network.connections;
});
afterAll(() => t.close());

const listOf = (client: TestClient, { contractId }: { contractId: string }, month?: string) =>
  client.get(`/api/calls/me/${contractId}${month ? `?month=${month}` : ''}`);
const storedOf = (contractId: string) =>
  t.db.query<{ day: string; number: string | null; startedAt: Date }>(
    `SELECT day, number, started_at AS "startedAt" FROM line_connection WHERE contract_id = $1 ORDER BY started_at`,
    [contractId],
  );

/** A network that knows these calls of yesterday alone. */
function say(lineId: string, calls: readonly [time: string, number: string][]): void {
  const day = addDays(berlinToday(t.now()), -1);
  const records = calls.map(([time, number], at): ConnectionRecord => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const startedAt = new Date(berlinMidnight(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString();
    return {
      id: `c-${at}`,
      lineId,
      startedAt,
      kind: 'minutes',
      zone: 'home',
      number,
      seconds: 61,
      amount: 2,
      cents: 0,
    };
  });
  t.ports.network.connections = async () => records;
}
const read = () =>
  readDueConnections(t.deps, (error) => {
    throw error;
  });

test('nothing is asked for and stored of a line whose customer did not ask', async () => {
  const asked: (readonly string[])[] = [];
  const { line } = await customerWithLine(t);
  t.ports.network.connections = async (query) => {
    asked.push(query.lineIds);
    return simulated(query);
  };
  await liveWithCalls(t, 3);
  t.ports.network.connections = simulated;
  expect(asked.flat()).not.toContain(line.contractId);
  expect(await storedOf(line.contractId)).toEqual([]);
});

test('counselling and emergency calls are neither stored nor listed', async () => {
  const { client, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await live(t, 2);
  await again();
  say(line.contractId, [
    ['09:00', '+498001110111'],
    ['09:30', '116111'],
    ['10:00', '112'],
    ['11:00', '+4917139200123'],
    ['12:00', '08000116016'],
  ]);
  await read();
  expect((await storedOf(line.contractId)).map(({ number }) => number)).toEqual(['+4917139200123']);
  const { connections, listed } = monthIn(await listOf(client, line));
  expect(connections.map(({ number }) => number)).toEqual(['+4917139200123']);
  expect(listed.minutes).toBe(2);
  t.ports.network.connections = simulated;
});

test('whole numbers begin with the choice, and with the next one their digits are gone at once', async () => {
  const { client, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.shortened);
  await live(t, 1);
  await again();
  await read();
  await t.db.query('DELETE FROM line_connection WHERE contract_id = $1', [line.contractId]);
  const [, time = ''] = t.now().toISOString().split('T');
  expect(time < '20').toBe(true);
  (await chooseCalls(client, line, wanted.whole)).payload();
  await live(t, 1);
  say(line.contractId, [
    ['00:05', '+4917139200123'],
    ['23:55', '+4917139200124'],
  ]);
  await read();
  const numbers = async () => (await storedOf(line.contractId)).map(({ number }) => number);
  expect(await numbers()).toEqual(['+4917139200xxx', '+4917139200124']);
  await again();
  (await chooseCalls(client, line, wanted.shortened)).payload();
  await live(t, 1);
  say(line.contractId, [['00:06', '+4917139200125']]);
  await read();
  expect((await numbers()).at(-1)).toBe('+4917139200xxx');
  t.ports.network.connections = simulated;
});

test('switched off, nothing more is stored, also of the days that were not read yet; what is stored stays', async () => {
  const { client, line, again } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await liveWithCalls(t, 3);
  const before = await storedOf(line.contractId);
  expect(before.length).toBeGreaterThan(0);
  await again();
  (await chooseCalls(client, line, wanted.off)).payload();
  await liveWithCalls(t, 3);
  expect(await storedOf(line.contractId)).toEqual(before);
  await again();
  expect(monthIn(await listOf(client, line)).connections).toHaveLength(before.length);
});

test('a switch while the network answers counts', async () => {
  const { client, line } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await live(t, 1);
  t.ports.network.connections = async (query) => {
    const records = await simulated(query);
    await t.db.query(
      `UPDATE itemised_line SET choice = 'off', since = NULL, whole_since = NULL, read_from = NULL, next_read_at = NULL
        WHERE contract_id = $1`,
      [line.contractId],
    );
    return records;
  };
  await read();
  t.ports.network.connections = simulated;
  expect(await storedOf(line.contractId)).toEqual([]);
});

test('a network that is away is asked again, and no day is missing', async () => {
  const { client, line } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await live(t, 2);
  t.ports.network.connections = () => Promise.reject(new Error('away'));
  const failures: unknown[] = [];
  await readDueConnections(t.deps, (error) => failures.push(error));
  expect(failures).toHaveLength(1);
  expect(await storedOf(line.contractId)).toEqual([]);
  t.ports.network.connections = simulated;
  t.pass({ minutes: 16 });
  await read();
  const days = new Set((await storedOf(line.contractId)).map(({ day }) => day));
  expect(days).toContain(addDays(berlinToday(t.now()), -1));
});
