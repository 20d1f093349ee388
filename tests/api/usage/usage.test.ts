import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '../../../src/server/infra/db/seeds/demo-accounts.seed.ts';
import type { UsageView } from '../../../src/shared/api/usage.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const usage = async (client: TestClient) =>
  (await client.get('/api/usage/me')).payload<{ usage: UsageView[] }>().usage;

async function demo(): Promise<TestClient> {
  const client = t.client();
  const login = { username: demoAccount.email, password: demoAccount.password };
  client.token = (await client.post('/api/auth/login', login)).payload<{ accessToken: string }>().accessToken;
  return client;
}

test('a line in use: what is left and how long it has to last', async () => {
  const [line] = await usage(await demo());
  expect(line?.totalMb).toBeGreaterThan(0);
  expect(line?.leftMb).toBe((line?.totalMb ?? 0) - (line?.usedMb ?? 0));
  expect(line?.daysLeft).toBeGreaterThan(0);
  expect(line && line.cycleStartsOn < line.cycleEndsOn).toBe(true);
});

test('nobody else sees it, and without a line there is none', async () => {
  expect((await t.client().get('/api/usage/me')).status).toBe(401);
  expect(await usage((await customer(t, 'bora')).client)).toEqual([]);
});

test('a line that has ended uses nothing', async () => {
  const client = await demo();
  const [line] = await usage(client);
  await t.db.query('UPDATE contract SET ended_on = starts_on WHERE id = $1', [line?.contractId]);
  expect(await usage(client)).toEqual([]);
});
