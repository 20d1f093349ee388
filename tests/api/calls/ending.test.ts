import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeDueLines } from '../../../src/server/modules/calls/due-line.repository.ts';
import { readDueConnections } from '../../../src/server/modules/calls/read-connections.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import type { PersonalData } from '../../../src/shared/api/export.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { chooseCalls, customerWithLine, liveWithCalls, wanted } from '../../support/calls.ts';
import { withdraw } from '../../support/declarations.ts';
import { endedCustomer } from '../../support/ended-customer.ts';
import { live } from '../../support/lines.ts';
import { answerObjection, objectionIn, objectTo } from '../../support/objections.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const daysOf = async (contractId: string) =>
  (
    await t.db.query<{ day: string }>(
      'SELECT DISTINCT day FROM line_connection WHERE contract_id = $1 ORDER BY day',
      [contractId],
    )
  ).map(({ day }) => day);

/** A customer with the connections of a month and the bill that tells them. */
async function listed() {
  const customer = await customerWithLine(t);
  await chooseCalls(customer.client, customer.line, wanted.whole);
  await liveWithCalls(t, 33);
  await customer.again();
  return { ...customer, contractId: customer.line.contractId };
}

test('connections go after half a year', async () => {
  const { contractId } = await listed();
  const days = await daysOf(contractId);
  expect(days.length).toBeGreaterThan(25);
  t.pass({ days: 140 });
  await forgetExpired(t.db, t.now());
  expect(await daysOf(contractId)).toEqual(days);
  t.pass({ days: 60 });
  await forgetExpired(t.db, t.now());
  expect(await daysOf(contractId)).toEqual([]);
});

test('while an objection to their bill waits they stay, and go with its answer', async () => {
  const { client, contractId } = await listed();
  const { invoices } = (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>();
  const [newest] = invoices.filter(({ kind }) => kind === 'monthly');
  if (!newest) throw new Error('There is no bill.');
  const { number } = objectionIn(await objectTo(client, newest));
  const days = await daysOf(contractId);
  t.pass({ days: 220 });
  await forgetExpired(t.db, t.now());
  expect(await daysOf(contractId)).toEqual(days);
  await answerObjection(t, number, null, 'Der Preis stimmt.');
  await forgetExpired(t.db, t.now());
  expect(await daysOf(contractId)).toEqual([]);
});

test('the export has the choice, its declaration, and every connection', async () => {
  const { client, contractId } = await listed();
  const { areas } = (await client.get('/api/auth/me/export')).payload<PersonalData>();
  const { itemisedChoice, itemisedLine, lineConnection } = areas.calls ?? {};
  expect(itemisedChoice).toEqual([
    expect.objectContaining({ contractId, choice: 'whole', lineUse: 'private' }),
  ]);
  expect(itemisedLine).toEqual([expect.objectContaining({ contractId, choice: 'whole' })]);
  const [row] = await t.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM line_connection WHERE contract_id = $1',
    [contractId],
  );
  expect(lineConnection).toHaveLength(row?.count ?? -1);
});

test('a closed account has no connection and no choice left', async () => {
  const { client, userId } = await endedCustomer(t);
  const [contract] = await t.db.query<{ id: string }>('SELECT id FROM contract WHERE user_id = $1', [userId]);
  const id = contract?.id ?? '';
  await t.db.query(
    `INSERT INTO itemised_line (contract_id, choice, chosen_at, since, whole_since, read_from)
     VALUES ($1, 'whole', $2, $2, $2, $3)`,
    [id, t.now(), berlinToday(t.now())],
  );
  await t.db.query(
    `INSERT INTO itemised_choice (id, contract_id, choice, line_use, definition_version, created_at)
     VALUES ($1, $2, 'whole', 'private', 'v1', $3)`,
    [randomUUID(), id, t.now()],
  );
  await t.db.query(
    `INSERT INTO line_connection (contract_id, day, id, started_at, kind, zone, number, seconds, amount, cents)
     VALUES ($1, $2, 'c-1', $3, 'minutes', 'home', '+4917139200123', 61, 2, 0)`,
    [id, berlinToday(t.now()), t.now()],
  );
  (await client.post('/api/users/me/closing', { understood: true })).payload();
  for (const table of ['itemised_line', 'itemised_choice', 'line_connection'])
    expect(await t.db.query(`SELECT 1 FROM ${table} WHERE contract_id = $1`, [id])).toEqual([]);
});

test('the last days of an ended line are stored also when the process dies between taking and reading it', async () => {
  const { client, line } = await customerWithLine(t);
  const { contractId } = line;
  await chooseCalls(client, line, wanted.whole);
  await liveWithCalls(t, 3);
  const lastDay = berlinToday(t.now());
  await t.db.query('UPDATE contract SET ended_on = $2 WHERE id = $1', [contractId, lastDay]);
  t.pass({ days: 1 });
  const now = t.now();
  const soon = new Date(now.getTime() + 15 * 60_000);
  const nextAt = new Date(now.getTime() + 24 * 3_600_000);
  const due = { now, nextAt, againAt: soon, today: berlinToday(now), limit: 100 };
  const taken = await takeDueLines(t.db, due);
  expect(taken.map((one) => one.contractId)).toContain(contractId);
  expect(await daysOf(contractId)).not.toContain(lastDay);
  const read = () =>
    readDueConnections(t.deps, (error) => {
      throw error;
    });
  t.pass({ minutes: 20 });
  await read();
  expect(await daysOf(contractId)).toContain(lastDay);
  const [row] = await t.db.query('SELECT next_read_at FROM itemised_line WHERE contract_id = $1', [
    contractId,
  ]);
  expect(row).toEqual({ next_read_at: null });
});

test('the day of a withdrawal is stored, too', async () => {
  const { client, line, declared } = await customerWithLine(t);
  await chooseCalls(client, line, wanted.whole);
  await liveWithCalls(t, 3);
  // The line is due on the very day, after the withdrawal.
  await live(t, 1);
  const lastDay = berlinToday(t.now());
  await withdraw(t.client(), declared);
  await readDueConnections(t.deps, (error) => {
    throw error;
  });
  await liveWithCalls(t, 3);
  expect((await daysOf(line.contractId)).at(-1)).toBe(lastDay);
});
