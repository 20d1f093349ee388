import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangesView } from '../../../src/shared/api/changes.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OptionTerms } from '../../../src/shared/api/packages.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { contractsOf, family } from '../../support/family.ts';
import { paidOrder } from '../../support/lines.ts';
import { holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';
import { bookAndPay, ownOptionsOf, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const simsOf = async (client: TestClient) =>
  (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>().sims;
const orderCard = async (client: TestClient, tariffId: string) => {
  const forms = orderForms((await holdNumber(client)).id, 'known');
  return sendOrder(client, { ...forms, 'order/tariff': { tariffId } });
};

test('without a named line the one that began first is meant, everywhere', async () => {
  const { client, main, kids } = await family(t);
  expect((await contractsOf(client)).map(({ id }) => id)).toEqual([main.id, kids.id]);
  expect((await usageOf(client)).map(({ contractId }) => contractId)).toEqual([main.id, kids.id]);
  expect((await simsOf(client)).map(({ contractId }) => contractId)).toEqual([main.id, kids.id]);
  const { contract } = (await client.get('/api/tariffs/me')).payload<{ contract: ContractView }>();
  const { terms } = (await client.get('/api/options/data-5/terms')).payload<{ terms: OptionTerms }>();
  const changes = (await client.get('/api/tariffs/me/changes')).payload<ChangesView>();
  expect([contract.id, terms.contractId, changes.contractId]).toEqual([main.id, main.id, main.id]);
  expect([main.isSecondCard, kids.isSecondCard]).toEqual([false, true]);
});

test('each act reaches the named line alone', async () => {
  const { client, main, kids } = await family(t);
  const of = `contractId=${kids.id}`;
  const { contract } = (await client.get(`/api/tariffs/me?${of}`)).payload<{ contract: ContractView }>();
  const changes = (await client.get(`/api/tariffs/me/changes?${of}`)).payload<ChangesView>();
  expect([contract.id, changes.contractId]).toEqual([kids.id, kids.id]);
  await bookAndPay(t, client, 'data-5', { contractId: kids.id });
  expect((await ownOptionsOf(client)).map(({ contractId }) => contractId)).toEqual([kids.id]);
  (await client.send('PUT', '/api/usage/me/cost-limit', { contractId: kids.id, limitCents: 1000 })).payload();
  (await client.send('PUT', `/api/sims/me/${kids.id}/barrings`, { ranges: ['premium'] })).payload();
  (await client.post(`/api/sims/me/${kids.id}/block`)).payload();
  expect((await usageOf(client)).map(({ costs }) => costs.limitCents)).toEqual([null, 1000]);
  expect((await simsOf(client)).map(({ state, barrings }) => ({ state, barrings }))).toEqual([
    { state: 'active', barrings: [] },
    { state: 'blocked', barrings: ['premium'] },
  ]);
  (await client.post(`/api/contracts/me/${kids.id}/cancellation`, {})).payload();
  const ends = (await contractsOf(client)).map(({ id, endedOn }) => [id, endedOn !== null]);
  expect(ends).toEqual([
    [main.id, false],
    [kids.id, true],
  ]);
});

test('another’s line and an unknown one are refused wherever a line is named', async () => {
  const { client, main } = await family(t);
  const { client: stranger } = await paidOrder(t);
  for (const [by, id] of [
    [stranger, main.id],
    [client, randomUUID()],
  ] as const) {
    const answers = [
      await by.get(`/api/tariffs/me?contractId=${id}`),
      await by.get(`/api/tariffs/me/changes?contractId=${id}`),
      await by.get(`/api/usage/me/history?contractId=${id}`),
      await by.get(`/api/options/data-5/terms?contractId=${id}`),
      await by.send('PUT', '/api/usage/me/cost-limit', { contractId: id, limitCents: 1000 }),
      await by.send('PUT', `/api/sims/me/${id}/barrings`, { ranges: [] }),
      await by.send('PUT', `/api/contracts/me/${id}/line-name`, { lineName: 'Fremd' }),
      await by.post(`/api/contracts/me/${id}/cancellation`, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  }
  expect((await contractsOf(client))[0]).toMatchObject({ lineName: null, endedOn: null });
  expect((await client.get('/api/tariffs/me?contractId=x')).status).toBe(422);
});

test('a partner’s or child’s card needs a main contract that runs, and is none itself', async () => {
  const { client: newcomer } = await customer(t, 'anna');
  for (const card of ['partner', 'kids']) {
    const refusal = (await orderCard(newcomer, card)).problem();
    expect(refusal).toMatchObject({ status: 404, referenceCode: 1023 });
    expect(refusal.errors?.[0]?.message).toMatch(/nur zusammen mit einem Hauptvertrag/);
  }
  const { client, main, kids } = await family(t);
  expect((await orderCard(client, 'partner')).status).toBe(201);
  // The main contract goes; the child's card runs on, and carries no further one.
  (await client.post(`/api/contracts/me/${main.id}/withdrawal`, {})).payload();
  const rest = await contractsOf(client);
  expect(rest.map(({ id, state }) => [id, state])).toEqual([
    [kids.id, 'active'],
    [main.id, 'withdrawn'],
  ]);
  expect((await orderCard(client, 'kids')).problem().referenceCode).toBe(1023);
});
