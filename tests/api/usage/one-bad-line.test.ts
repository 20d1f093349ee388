import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { UsageQuery } from '../../../src/server/infra/ports/network/network.ts';
import { readDueUsage } from '../../../src/server/modules/usage/read-usage.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';

const count = 7;

let t: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  t = await createTestApp();
  for (let made = 0; made < count; made++) await paidOrder(t);
  await live(t, 1);
  const rows = await t.db.query<{ id: string }>('SELECT contract_id AS id FROM line_usage');
  lines = rows.map(({ id }) => id);
}, 180_000);
afterAll(() => t.close());

const asked: (readonly string[])[] = [];
const failures: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  failures.length = 0;
  t.pass({ days: 1 });
});

/** A network that refuses every question about some lines, and counts 77 MB for each other one. */
async function readWithout(bad: readonly string[]): Promise<void> {
  t.ports.network.usage = async ({ lineIds }: UsageQuery) => {
    asked.push(lineIds);
    if (lineIds.some((id) => bad.includes(id))) throw new Error('No such line.');
    const day = berlinToday(t.now());
    return lineIds.map((lineId) => ({ lineId, day, kind: 'data', zone: 'home', amount: 77 }));
  };
  await readDueUsage(t.deps, (error) => failures.push(error));
}

const readToday = async () => {
  const rows = await t.db.query<{ id: string }>(
    'SELECT contract_id AS id FROM usage_day WHERE day = $1 AND amount = 77',
    [berlinToday(t.now())],
  );
  return rows.map(({ id }) => id).sort();
};

test.each([1, 2, 3])('%i lines that the network refuses do not stop the others', async (bad) => {
  const refused = [lines[1] ?? '', lines[4] ?? '', lines[6] ?? ''].slice(0, bad);
  await readWithout(refused);
  expect(await readToday()).toEqual(lines.filter((id) => !refused.includes(id)).sort());
  expect(failures).toHaveLength(bad);
  // They are due again soon, alone.
  asked.length = 0;
  t.pass({ minutes: 6 });
  await readWithout([]);
  expect(asked.flat().sort()).toEqual([...refused].sort());
});

test('bad lines at both ends of a batch do not stop those between them', async () => {
  await readWithout(lines);
  const [batch = []] = asked.splice(0);
  t.pass({ minutes: 6 });
  const ends = [batch[0] ?? '', batch.at(-1) ?? ''];
  failures.length = 0;
  await readWithout(ends);
  expect(await readToday()).toEqual(lines.filter((id) => !ends.includes(id)).sort());
  expect(failures).toHaveLength(2);
});

test('a network that is away is asked six times a batch, whatever waits', async () => {
  await readWithout(lines);
  expect(asked).toHaveLength(6);
  expect(failures).toHaveLength(1);
  expect(await readToday()).toEqual([]);
});
