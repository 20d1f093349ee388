import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperation } from '../../../src/server/start/run-operation.ts';
import type { ContractView, EsimView } from '../../../src/shared/api/contracts.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type Receipt, withdraw } from '../../support/declarations.ts';
import { paidOrder } from '../../support/lines.ts';
import { readPdf } from '../../support/pdf.ts';
import { logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const contractOf = async (client: TestClient) => {
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  if (!contracts[0]) throw new Error('There is no contract.');
  return contracts[0];
};

const esimOf = async (client: TestClient, id: string) =>
  (await client.post(`/api/contracts/me/${id}/esim-code`)).payload<{ esim: EsimView }>().esim;

test('ending a contract from the account is the public function without its questions', async () => {
  const { client, declared } = await paidOrder(t);
  const { id, number, ...before } = await contractOf(client);
  expect(before).toMatchObject({
    endedOn: null,
    earliestEndOn: '2026-04-02',
    withdrawableUntil: '2026-03-16',
  });
  const answer = await client.post(`/api/contracts/me/${id}/cancellation`, { endDate: '2026-06-30' });
  expect(answer.status).toBe(201);
  const { receipt } = answer.payload<{ receipt: Receipt }>();
  const said = Object.fromEntries(receipt.lines.map(({ label, text }) => [label, text]));
  expect(said).toMatchObject({
    Name: declared.name,
    'Vertrag oder Bestellung': number,
    Vertragsende: '30.06.2026',
  });
  expect((await contractOf(client)).endedOn).toBe('2026-06-30');
  const [row] = await t.db.query('SELECT source, outcome, contract_id FROM declaration WHERE id = $1', [
    receipt.id,
  ]);
  expect(row).toEqual({ source: 'account', outcome: 'done', contract_id: id });
});

test('a cancelled contract can still be withdrawn from in time', async () => {
  const { client } = await paidOrder(t);
  const { id } = await contractOf(client);
  await client.post(`/api/contracts/me/${id}/cancellation`, {});
  await client.post(`/api/contracts/me/${id}/withdrawal`, {});
  expect(await contractOf(client)).toMatchObject({ state: 'withdrawn', withdrawableUntil: null });
});

test('what is typed in the account is validated by the public form', async () => {
  const { client } = await paidOrder(t);
  const { id } = await contractOf(client);
  const broken = async (action: string, body: object) => {
    const answer = await client.post(`/api/contracts/me/${id}/${action}`, body);
    const { referenceCode, errors = [] } = answer.problem();
    return [referenceCode, ...errors.map(({ path, rule }) => `${path} ${rule}`)];
  };
  expect(await broken('cancellation', { endDate: '2020-01-01' })).toEqual([1100, '/endDate afterToday']);
  expect(await broken('cancellation', { endDate: 5 })).toEqual([1100, '/endDate type']);
  expect(await broken('withdrawal', { part: '<b>' })).toEqual([1100, '/part pattern']);
  expect((await broken('withdrawal', { cause: 'x' }))[0]).toBe(1100);
  expect((await contractOf(client)).endedOn).toBeNull();
});

test('what people must decide says why, to the customer alone; a stranger’s receipt says nothing of it', async () => {
  const { client, declared } = await paidOrder(t);
  const { id } = await contractOf(client);
  const waits = async (body: object) =>
    (await client.post(`/api/contracts/me/${id}/withdrawal`, body)).payload<{ receipt: Receipt }>().receipt
      .waits;
  expect(await waits({ part: 'irgendwas' })).toBe('part');
  expect((await withdraw(t.client(), { ...declared, part: 'irgendwas' })).waits).toBeNull();
  expect(await waits({})).toBeNull();
  const late = await paidOrder(t);
  t.pass({ days: 20 });
  await logIn(late.client, late.email);
  const path = `/api/contracts/me/${(await contractOf(late.client)).id}/withdrawal`;
  const { receipt } = (await late.client.post(path, {})).payload<{ receipt: Receipt }>();
  expect(receipt.waits).toBe('late');
  expect((await withdraw(t.client(), late.declared)).waits).toBeNull();
});

test('what people decide stays with the contract, with its reason, until they have decided', async () => {
  const { client, declared } = await paidOrder(t);
  const { id, waiting } = await contractOf(client);
  expect(waiting).toEqual([]);
  const path = `/api/contracts/me/${id}/withdrawal`;
  const { receipt } = (await client.post(path, { part: 'irgendwas' })).payload<{ receipt: Receipt }>();
  const { number } = await withdraw(t.client(), { ...declared, part: 'Trikot' });
  const receivedOn = berlinToday(t.now());
  const both = [number, receipt.number].map((one) => ({
    number: one,
    kind: 'withdrawal',
    receivedOn,
    reason: 'part',
    answers: [],
  }));
  const stays = (await contractOf(client)).waiting;
  expect(stays).toHaveLength(2);
  expect(stays).toEqual(expect.arrayContaining(both));
  const settle = async (of: string) => (await runOperation(t.deps, ['settle', of])).code;
  expect([await settle(number), await settle(number), await settle('E-0000000000')]).toEqual([0, 1, 1]);
  expect((await contractOf(client)).waiting).toEqual(both.slice(1));
  // What the server has carried out waits for nobody.
  (await client.post(path, {})).payload();
  expect((await contractOf(client)).waiting).toEqual(both.slice(1));
});

test('another’s contract is none: 1109', async () => {
  const { client: owner } = await paidOrder(t);
  const { client } = await paidOrder(t);
  const { id } = await contractOf(owner);
  for (const action of ['cancellation', 'withdrawal']) {
    const answer = await client.post(`/api/contracts/me/${id}/${action}`, {});
    expect(answer.problem()).toMatchObject({ status: 404, referenceCode: 1109 });
  }
  expect((await contractOf(owner)).endedOn).toBeNull();
});

test('the confirmation that came by mail can be opened again', async () => {
  const { client } = await paidOrder(t);
  const { number, confirmationId } = await contractOf(client);
  const path = `/api/documents/${confirmationId}/link`;
  const { url } = (await client.post(path)).payload<{ url: string }>();
  const { rawPayload } = await t.app.inject(url);
  expect((await readPdf(rawPayload)).title).toBe(`Vertragsbestätigung ${number}`);
});

test('a line says how its eSIM is loaded, the same each time, until it has ended', async () => {
  const [one, two] = [await paidOrder(t), await paidOrder(t)];
  const [first, other] = [await contractOf(one.client), await contractOf(two.client)];
  await stepUp(one.client);
  await stepUp(two.client);
  const esim = await esimOf(one.client, first.id);
  expect(esim.smdpAddress).toMatch(/^[a-z.]+$/);
  expect(esim.activationCode).toMatch(/^[0-9A-F]{5}(-[0-9A-F]{5}){3}$/);
  expect(await esimOf(one.client, first.id)).toEqual(esim);
  expect((await esimOf(two.client, other.id)).activationCode).not.toBe(esim.activationCode);
  const foreign = await two.client.post(`/api/contracts/me/${first.id}/esim-code`);
  expect(foreign.problem()).toMatchObject({ status: 404, referenceCode: 1109 });

  await one.client.post(`/api/contracts/me/${first.id}/withdrawal`, {});
  expect((await contractOf(one.client)).hasEsimCode).toBe(false);
  expect((await one.client.post(`/api/contracts/me/${first.id}/esim-code`)).status).toBe(404);
  const later = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  expect((await contractOf(later.client)).hasEsimCode).toBe(true);
  const card = await paidOrder(t, (forms) => ({
    ...forms,
    'order/number': { numberType: 'new', simType: 'physical' },
  }));
  expect(await contractOf(card.client)).toMatchObject({ sim: { type: 'physical' }, hasEsimCode: false });
});
