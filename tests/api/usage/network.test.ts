import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardPorts } from '../../../src/server/create-ports.ts';
import type { NetworkPort } from '../../../src/server/infra/ports/network/network.ts';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The network with some acts of its own, behind its circuit breaker. */
const ports = (acts: Partial<NetworkPort>) =>
  guardPorts({ ...t.ports, network: { ...t.ports.network, ...acts } }, 200);
const away = () => Promise.reject(new Error('away'));
const ignore = () => {};

test('the network hears of a line on its first day, also when it is away on that day, and of its end', async () => {
  const { client } = await paidOrder(t);
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  const lineId = contracts[0]?.id ?? '';
  const spans = () =>
    t.db.query('SELECT starts_at, ends_at FROM simulated_line_span WHERE line_id = $1', [lineId]);
  await tellNetwork(t.deps, ignore);
  expect(await spans()).toEqual([]);
  await runLifecycle(t.deps);
  const activeAt = t.now();
  const failures: unknown[] = [];
  await tellNetwork({ ...t.deps, ports: ports({ activate: away }) }, (error) => failures.push(error));
  expect(failures).not.toEqual([]);
  expect(await spans()).toEqual([]);
  t.pass({ minutes: 5 });
  await tellNetwork(t.deps, ignore);
  await tellNetwork(t.deps, ignore);
  expect(await spans()).toEqual([{ starts_at: activeAt, ends_at: null }]);
  await client.post(`/api/contracts/me/${lineId}/withdrawal`, {});
  await tellNetwork(t.deps, ignore);
  expect(await spans()).toEqual([{ starts_at: activeAt, ends_at: t.now() }]);
});

test('each line hears its news in their order, however often one fails', async () => {
  const heard: string[] = [];
  const say = (word: string) => async () => {
    heard.push(word);
  };
  const lineId = '00000000-0000-4000-8000-00000000abcd';
  const input = JSON.stringify({ lineId, msisdn: '+4915', at: t.now().toISOString() });
  for (const act of ['activate', 'block', 'unblock'])
    await t.db.query(
      'INSERT INTO network_task (line_id, act, input, next_attempt_at) VALUES ($1, $2, $3, $4)',
      [lineId, act, input, t.now()],
    );
  const acts = { block: say('block'), unblock: say('unblock') };
  await tellNetwork({ ...t.deps, ports: ports({ ...acts, activate: away }) }, ignore);
  expect(heard).toEqual([]);
  t.pass({ hours: 1 });
  await tellNetwork({ ...t.deps, ports: ports({ ...acts, activate: say('activate') }) }, ignore);
  expect(heard).toEqual(['activate', 'block', 'unblock']);
});

test('a network that hangs or lies fails', async () => {
  const record = { lineId: 'a', day: '2026-03-01', kind: 'data', zone: 'home', amount: 1 } as const;
  const query = { lineIds: ['a'], from: '2026-03-01', to: '2026-03-02' };
  const usage = (records: unknown) =>
    // Wrong on purpose: the network's answer has no type that holds.
    ports({ usage: async () => records as Awaited<ReturnType<NetworkPort['usage']>> }).network.usage(query);
  expect(await usage([record])).toEqual([record]);
  await expect(usage([record, record])).rejects.toThrow('The mobile network');
  await expect(usage([{ ...record, lineId: 'b' }])).rejects.toThrow();
  await expect(usage([{ ...record, day: '2026-02-28' }])).rejects.toThrow();
  await expect(usage([{ ...record, amount: -1 }])).rejects.toThrow();
  await expect(usage([{ ...record, zone: 'moon' }])).rejects.toThrow();
  await expect(usage(null)).rejects.toThrow();
  await expect(ports({ usage: () => new Promise(() => {}) }).network.usage(query)).rejects.toThrow('200 ms');
});

test('without the network there is no eSIM code: 1116', async () => {
  const { client } = await paidOrder(t);
  await stepUp(client);
  const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>();
  const { esimProfile } = t.ports.network;
  t.ports.network.esimProfile = ports({ esimProfile: away }).network.esimProfile;
  const refused = await client.post(`/api/contracts/me/${contracts[0]?.id}/esim-code`);
  t.ports.network.esimProfile = esimProfile;
  expect(refused.problem()).toMatchObject({ status: 503, referenceCode: 1116 });
});
