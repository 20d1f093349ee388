import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { billsOf } from '../../support/collecting.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { objectionIn, objectTo, wrongBill } from '../../support/objections.ts';
import { logIn } from '../../support/people.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';

/** On PGlite everything waits in one line; only a server with many connections shows a race. */
let server: PostgresServer | null;
let t: TestApp;
beforeAll(async () => {
  server = await startPostgres();
  t = await createTestApp(server ? { databaseUrl: server.url } : {});
});
afterAll(async () => {
  await t.close();
  await server?.stop();
});

async function billed() {
  const guest = await paidOrder(t);
  await live(t, 1);
  await logIn(guest.client, guest.email);
  const bill = (await billsOf(t, guest)).find(({ kind }) => kind === 'monthly');
  if (!bill) throw new Error('There is no bill.');
  return { ...guest, bill };
}
const together = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work));

test('of several requests at once one objects, and the others are told', async () => {
  const { client, email, bill } = await billed();
  const answers = await together(() => objectTo(client, bill));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  const mails = await t.outbox(email);
  expect(mails.filter(({ template }) => template === 'objection-received')).toHaveLength(1);
});

test('several clicks of one request get the same objection', async () => {
  const { client, bill } = await billed();
  const key = randomUUID();
  const answers = await together(() => objectTo(client, bill, wrongBill, key));
  expect(new Set(answers.map((answer) => objectionIn(answer).number)).size).toBe(1);
});
