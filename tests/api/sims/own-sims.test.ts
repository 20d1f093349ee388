import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutOfReach } from '../../../src/server/infra/ports/circuit-breaker.ts';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { SimSecretsView, SimView } from '../../../src/shared/api/sims.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { customer, logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const simsOf = async (client: TestClient) =>
  (await client.get('/api/sims/me')).payload<{ sims: SimView[] }>();
const act = (client: TestClient, id: string, name: string) => client.post(`/api/sims/me/${id}/${name}`);

/** A customer whose line works. */
async function withLine() {
  const paid = await paidOrder(t);
  await runLifecycle(t.deps);
  const [sim] = (await simsOf(paid.client)).sims;
  if (!sim) throw new Error('The line has no SIM.');
  return { ...paid, sim, id: sim.contractId };
}

/** What the network was told about a line, in this order. */
async function toldOf(id: string): Promise<string[]> {
  await tellNetwork(t.deps, (error) => {
    throw error;
  });
  const tasks = await t.db.query<{ act: string }>(
    `SELECT act FROM network_task WHERE line_id = $1 AND act IN ('block', 'unblock') AND done_at IS NOT NULL ORDER BY id`,
    [id],
  );
  return tasks.map((task) => task.act);
}

/** Whether the simulated network lets a line work. */
const works = async (id: string) =>
  (await t.db.query('SELECT FROM simulated_line_span WHERE line_id = $1 AND ends_at IS NULL', [id])).length >
  0;

const noticesTo = async (email: string) =>
  (await t.outbox(email)).filter(({ template }) => template === 'guarded-act').map(({ text }) => text);

test('a customer sees the SIM of each line; one without a line has none', async () => {
  const { client, sim, order } = await withLine();
  expect(sim).toEqual({
    contractId: expect.any(String),
    msisdn: order.msisdn,
    lineName: null,
    tariffName: 'Flex M',
    kind: 'esim',
    state: 'active',
    iccid: expect.stringMatching(/^89\d{17}$/),
    lostAt: null,
    hasEsimCode: true,
    replacedFrom: null,
    card: null,
    barrings: [],
  });
  const { client: stranger } = await customer(t, 'anna');
  expect((await stranger.get('/api/sims/me')).problem()).toMatchObject({ status: 404, referenceCode: 1023 });
  await stepUp(stranger);
  for (const name of ['secrets', 'block', 'unblock'])
    expect((await act(stranger, sim.contractId, name)).problem().referenceCode, name).toBe(1109);
  expect((await simsOf(client)).sims[0]?.state).toBe('active');
});

test('PIN and PUK come from the network after a step-up, are told by mail, and are kept by nothing', async () => {
  const { client, id, email, sim } = await withLine();
  expect((await act(client, id, 'secrets')).problem().referenceCode).toBe(1112);
  await stepUp(client);
  const answer = await act(client, id, 'secrets');
  const { secrets } = answer.payload<{ secrets: SimSecretsView }>();
  expect(secrets).toEqual(await t.ports.network.simSecrets(sim.iccid));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await noticesTo(email)).at(-1)).toMatch(/PIN und PUK/);
  expect((await noticesTo(email)).join()).not.toContain(secrets.puk);
  const tables = await t.db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const found = await t.db.query(`SELECT FROM "${name}" AS x WHERE x::text LIKE '%' || $1 || '%' LIMIT 1`, [
      secrets.puk,
    ]);
    expect(found, name).toEqual([]);
  }
});

test('a lost SIM is blocked at once, without a step-up; it is told once, however often it is asked for', async () => {
  const { client, id, email } = await withLine();
  const answers = await Promise.all([1, 2, 3].map(() => act(client, id, 'block')));
  const views = answers.map((answer) => answer.payload<{ sim: SimView }>().sim);
  expect(views.map(({ state }) => state)).toEqual(['blocked', 'blocked', 'blocked']);
  expect(new Set(views.map(({ lostAt }) => lostAt))).toEqual(new Set([t.now().toISOString()]));
  expect(await toldOf(id)).toEqual(['block']);
  expect(await works(id)).toBe(false);
  expect((await noticesTo(email)).filter((text) => /gesperrt/.test(text))).toHaveLength(1);
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  expect(contracts[0]).toMatchObject({ state: 'active', sim: { state: 'blocked' } });
});

test('it comes before all other work for the network', async () => {
  const { client, id } = await withLine();
  await act(client, id, 'block');
  const [task] = await t.db.query<{ lineId: string }>(
    `SELECT line_id AS "lineId" FROM network_task WHERE done_at IS NULL ORDER BY next_attempt_at, id LIMIT 1`,
  );
  expect(task?.lineId).toBe(id);
});

test('a SIM that was found again works after a step-up, once', async () => {
  const { client, id, email } = await withLine();
  await act(client, id, 'block');
  t.pass({ minutes: 5 });
  expect((await act(client, id, 'unblock')).problem().referenceCode).toBe(1112);
  await stepUp(client);
  await Promise.all([1, 2].map(() => act(client, id, 'unblock')));
  expect((await simsOf(client)).sims[0]).toMatchObject({ state: 'active', lostAt: null });
  expect(await toldOf(id)).toEqual(['block', 'unblock']);
  expect(await works(id)).toBe(true);
  expect((await noticesTo(email)).filter((text) => /aufgehoben/.test(text))).toHaveLength(1);
  await act(client, id, 'block');
  expect(await toldOf(id)).toEqual(['block', 'unblock', 'block']);
});

test('the bills of a blocked line go on', async () => {
  const { client, id, order } = await withLine();
  await act(client, id, 'block');
  await live(t, 32);
  const [row] = await t.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM invoice WHERE order_id = $1',
    [order.id],
  );
  expect(row?.count).toBeGreaterThan(1);
});

test('the end of a line blocks its SIM for good, also one that was lost', async () => {
  const { client, id, email, order } = await withLine();
  await act(client, id, 'block');
  await t.db.query('UPDATE contract SET ended_on = $2 WHERE id = $1', [
    id,
    t.now().toISOString().slice(0, 10),
  ]);
  await live(t, 2);
  await logIn(client, email);
  await stepUp(client);
  expect((await act(client, id, 'unblock')).problem().referenceCode).toBe(1109);
  const [row] = await t.db.query('SELECT state, lost_at AS lost FROM sim_card WHERE order_id = $1', [
    order.id,
  ]);
  expect(row).toEqual({ state: 'blocked', lost: null });
});

test('a line that does not work yet has nothing to block', async () => {
  const { client } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  const [sim] = (await simsOf(client)).sims;
  expect(sim?.state).toBe('waiting');
  expect((await act(client, sim?.contractId ?? '', 'block')).problem()).toMatchObject({
    status: 409,
    referenceCode: 1140,
  });
});

test('while the network is away PIN and PUK are not shown', async () => {
  const { client, id, email } = await withLine();
  await stepUp(client);
  const { network } = t.deps.ports;
  const { simSecrets } = network;
  network.simSecrets = () => Promise.reject(new OutOfReach('away'));
  try {
    expect((await act(client, id, 'secrets')).problem()).toMatchObject({ status: 503, referenceCode: 1116 });
  } finally {
    network.simSecrets = simSecrets;
  }
  expect(await noticesTo(email)).toEqual([]);
});
