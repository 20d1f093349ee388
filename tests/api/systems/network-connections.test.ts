import { afterAll, beforeAll, expect, it } from 'vitest';
import { circuitBreaker, OutOfReach } from '../../../src/server/infra/ports/circuit-breaker.ts';
import { guardNetwork } from '../../../src/server/infra/ports/network/guarded-network.ts';
import { httpNetwork } from '../../../src/server/infra/ports/network/http-network.ts';
import { SystemStandIn } from '../../support/system-stand-in.ts';

let system: SystemStandIn;
let records: object[] = [];
beforeAll(async () => {
  system = await SystemStandIn.start(() => [200, { records }]);
});
afterAll(() => system.stop());

const query = { lineIds: ['line-1', 'line-2'], from: '2026-03-01', to: '2026-03-02' };
const call = {
  id: 'c-1',
  lineId: 'line-1',
  startedAt: '2026-03-02T10:00:00.000Z',
  kind: 'minutes',
  zone: 'home',
  number: '+4917139200123',
  seconds: 61,
  amount: 2,
  cents: 0,
};

/** Each time a new circuit: a wrong answer opens it. */
const ask = () =>
  guardNetwork(
    httpNetwork({ url: system.url, key: () => 'key' }),
    circuitBreaker('The network', { limitMs: 300 }),
  ).connections(query);

it('tells the connections of the lines and days that were asked for', async () => {
  const message = { ...call, id: 'c-2', kind: 'sms', seconds: null, amount: 1 };
  const data = { ...call, id: 'c-3', kind: 'data', number: null, seconds: null };
  records = [call, message, data, { ...call, lineId: 'line-2' }];
  expect(await ask()).toEqual(records);
  expect(system.requests.at(-1)).toMatchObject({ method: 'POST', path: '/connection-queries', body: query });
});

it.each([
  ['of another line', { lineId: 'line-9' }],
  ['of another day', { startedAt: '2026-03-02T23:00:00.000Z' }],
  ['at no moment', { startedAt: '2026-99-99Tnow' }],
  ['of an unknown kind', { kind: 'fax' }],
  ['to a name', { number: 'Mama' }],
  ['without a number', { number: null }],
  ['without a length', { seconds: null }],
  ['that brings money', { cents: -1 }],
])('takes no connection %s', async (_what, wrong) => {
  records = [call, { ...call, id: 'c-2', ...wrong }];
  await expect(ask()).rejects.toThrow(OutOfReach);
});

it('takes no connection twice', async () => {
  records = [call, call];
  await expect(ask()).rejects.toThrow(OutOfReach);
});
