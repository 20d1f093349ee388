import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LineBarrings } from '../../../src/server/infra/ports/network/network.ts';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { SimView } from '../../../src/shared/api/sims.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { leap, paidOrder } from '../../support/lines.ts';
import { customer, logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
const told: LineBarrings[] = [];
beforeAll(async () => {
  t = await createTestApp();
  t.deps.ports.network.bar = async (line) => void told.push(line);
});
afterAll(() => t.close());

const bar = (client: TestClient, id: string, ranges: readonly string[]) =>
  client.send('PUT', `/api/sims/me/${id}/barrings`, { ranges });
const simOf = async (client: TestClient) =>
  (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>().sims[0] as SimView;
const tell = () =>
  tellNetwork(t.deps, (error) => {
    throw error;
  });
const toldOf = async (id: string) => {
  await tell();
  return told.filter(({ lineId }) => lineId === id).map(({ ranges }) => ranges);
};

test('a customer bars a line, and the network hears of each change once, as a whole', async () => {
  const { client } = await paidOrder(t);
  await runLifecycle(t.deps);
  const { contractId: id, barrings } = await simOf(client);
  expect(barrings).toEqual([]);
  for (const ranges of [['premium'], ['premium', 'abroad'], ['abroad', 'premium'], ['thirdParty'], []])
    (await bar(client, id, ranges)).payload();
  expect(await toldOf(id)).toEqual([['premium'], ['abroad', 'premium'], ['thirdParty'], []]);
  (await bar(client, id, ['directory', 'televoting'])).payload();
  expect((await simOf(client)).barrings).toEqual(['directory', 'televoting']);
});

test('a line begins with what was barred before', async () => {
  const { client, email } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  const { contractId: id } = await simOf(client);
  (await bar(client, id, ['premium'])).payload();
  expect(await toldOf(id)).toEqual([]);
  await leap(t, 16);
  await logIn(client, email);
  expect((await simOf(client)).state).toBe('active');
  expect(await toldOf(id)).toEqual([['premium']]);
});

test('another’s line and another range are refused', async () => {
  const { client } = await paidOrder(t);
  const { contractId: id } = await simOf(client);
  const { client: stranger } = await customer(t, 'anna');
  expect((await bar(stranger, id, ['premium'])).problem().referenceCode).toBe(1109);
  expect((await bar(client, id, ['emergency'])).problem().referenceCode).toBe(1100);
  expect((await bar(client, id, Array(6).fill('premium'))).problem().referenceCode).toBe(1100);
  expect((await simOf(client)).barrings).toEqual([]);
});

test('of two changes at once the network hears the one that stays last', async () => {
  const { client } = await paidOrder(t);
  await runLifecycle(t.deps);
  const { contractId: id } = await simOf(client);
  await Promise.all([bar(client, id, ['premium']), bar(client, id, ['abroad'])]);
  expect((await toldOf(id)).at(-1)).toEqual((await simOf(client)).barrings);
});
