import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoAccount } from '../../../src/server/infra/db/seeds/demo-accounts.seed.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { cancel } from '../../support/declarations.ts';
import { readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => t.db.query('UPDATE contract SET ended_on = NULL, cancelled_at = NULL'));
afterAll(() => t.close());

const own = { name: 'Deniz Kaya', email: demoAccount.email, contractNumber: 'V-0000000000' };
const contract = async (number = own.contractNumber) =>
  (
    await t.db.query<{ ended_on: string | null; cancelled_at: Date | null }>(
      'SELECT * FROM contract WHERE number = $1',
      [number],
    )
  )[0];
const outcome = async (id: string) =>
  (await t.db.query<{ outcome: string }>('SELECT * FROM declaration WHERE id = $1', [id]))[0];

test('after the minimum term a contract ends a month on, and its holder is told the day', async () => {
  const { id } = await cancel(t.client(), own);
  expect(await contract()).toMatchObject({ ended_on: '2026-04-02', cancelled_at: t.now() });
  expect(await outcome(id)).toMatchObject({ outcome: 'done', ends_on: '2026-04-02', handled_at: t.now() });
  const [mail] = (await t.outbox(own.email)).filter(({ template }) => template === 'contract-cancelled');
  expect(mail?.subject).toBe('Ihr Vertrag V-0000000000 endet am 02.04.2026');
});

test('the day wished for counts, unless it is too early', async () => {
  await cancel(t.client(), { ...own, endDate: '2026-12-31' });
  expect((await contract())?.ended_on).toBe('2026-12-31');
  await t.db.query('UPDATE contract SET ended_on = NULL');
  await cancel(t.client(), { ...own, endDate: '2026-03-03' });
  expect((await contract())?.ended_on).toBe('2026-04-02');
});

test('within the minimum term a contract ends with it', async () => {
  await t.db.query("UPDATE contract SET minimum_ends_on = '2027-12-31' WHERE number = $1", [
    own.contractNumber,
  ]);
  await cancel(t.client(), own);
  expect((await contract())?.ended_on).toBe('2027-12-31');
  await t.db.query("UPDATE contract SET minimum_ends_on = '2026-01-31' WHERE number = $1", [
    own.contractNumber,
  ]);
});

test('a second declaration changes nothing and gets its receipt', async () => {
  await cancel(t.client(), own);
  const second = await cancel(t.client(), { ...own, endDate: '2027-06-30' });
  expect(second.title).toBe('Ihre Kündigung ist eingegangen');
  expect((await contract())?.ended_on).toBe('2026-04-02');
  expect(await outcome(second.id)).toMatchObject({ outcome: 'repeated', ends_on: '2026-04-02' });
});

test('for cause: accepted, and validated by people', async () => {
  const { id } = await cancel(t.client(), { ...own, kind: 'forCause', cause: 'Kein Netz' });
  expect((await contract())?.ended_on).toBeNull();
  expect(await outcome(id)).toMatchObject({ outcome: 'review', handled_at: null });
});

test('of two that come at once one counts', async () => {
  const answers = await Promise.all(
    ['2026-05-31', '2026-06-30', '2026-07-31'].map((endDate) => cancel(t.client(), { ...own, endDate })),
  );
  const outcomes = await Promise.all(answers.map(async ({ id }) => (await outcome(id))?.outcome));
  expect(outcomes.sort()).toEqual(['done', 'repeated', 'repeated']);
});

test('a stranger with the number alone ends nothing', async () => {
  await cancel(t.client(), { ...own, name: 'Max Muster', email: 'max@example.org' });
  expect((await contract())?.ended_on).toBeNull();
});

test('another brand’s contract is not touched', async () => {
  await cancel(t.client({ team: 'aslan' }), own);
  expect((await contract())?.ended_on).toBeNull();
});

test('the receipt as PDF says the same, opens by its link for five minutes and goes with the mail', async () => {
  const receipt = await cancel(t.client({ lang: 'tr' }), own);
  const file = await t.app.inject(receipt.pdfUrl);
  expect(file.statusCode).toBe(200);
  const pdf = await readPdf(file.rawPayload);
  expect(pdf).toMatchObject({ pages: 1, lang: 'de-DE', isTagged: true });
  for (const part of [
    own.name,
    own.contractNumber,
    own.email,
    receipt.number,
    '02.03.2026, 11:00:00 Uhr (MEZ)',
  ])
    expect(pdf.text).toContain(part);
  t.pass({ minutes: 6 });
  expect((await t.app.inject(receipt.pdfUrl)).statusCode).toBe(404);
  const attached = await t.db.query(
    `SELECT d.kind FROM outbox_attachment a JOIN document d ON d.id = a.document_id JOIN outbox o ON o.id = a.message_id
      WHERE o.subject LIKE $1`,
    [`%${receipt.number}%`],
  );
  expect(attached).toEqual([{ kind: 'cancellationReceipt' }]);
});

test('the customer sees the end', async () => {
  await cancel(t.client(), own);
  const client = t.client();
  const login = { username: demoAccount.email, password: demoAccount.password };
  client.token = (await client.post('/api/auth/login', login)).payload<{ accessToken: string }>().accessToken;
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  expect(contracts[0]).toMatchObject({ state: 'active', endedOn: '2026-04-02' });
});
