import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { circuitBreaker, OutOfReach } from '../../../src/server/infra/ports/circuit-breaker.ts';
import { guardNetwork } from '../../../src/server/infra/ports/network/guarded-network.ts';
import { httpNetwork } from '../../../src/server/infra/ports/network/http-network.ts';
import type { NetworkPort } from '../../../src/server/infra/ports/network/network.ts';
import { allLies, SystemStandIn } from '../../support/system-stand-in.ts';

/** The third part of a path is our id: `/lines/{id}/block`. */
const idIn = (path: string) => path.split('/')[2] ?? '';
let system: SystemStandIn;
let network: NetworkPort;
let records: object[] = [];
let coverage: object[] = [];
let disturbances: object[] = [];
beforeAll(async () => {
  system = await SystemStandIn.start(({ path }) => {
    if (path === '/usage-queries') return [200, { records }];
    if (path === '/connection-queries') return [200, { records: [] }];
    if (path === '/coverage-queries') return [200, { records: coverage }];
    if (path === '/disturbances') return [200, { disturbances }];
    const id = idIn(path);
    if (path.endsWith('/esim-profile'))
      return [200, { id, smdpAddress: 'smdp.example', activationCode: 'A1-B2' }];
    if (path.endsWith('/secrets')) return [200, { id, pin: '1234', puk: '12345678' }];
    return [200, { id }];
  });
});
afterAll(() => system.stop());
beforeEach(() => {
  system.lie = undefined;
  coverage = soundCoverage;
  disturbances = [disturbance];
  const address = { url: system.url, key: () => 'key' };
  network = guardNetwork(httpNetwork(address), circuitBreaker('The network', { limitMs: 300 }));
});

const query = { lineIds: ['line-1', 'line-2'], from: '2026-03-01', to: '2026-03-02' };
const record = { lineId: 'line-1', day: '2026-03-01', kind: 'data', zone: 'home', amount: 120 } as const;
const at = '2026-03-02T10:00:00.000Z';
const soundCoverage = ['50667', '50668'].flatMap((postalCode) => [
  { postalCode, technology: '5g', outdoors: 'full', indoors: 'part' },
  { postalCode, technology: '4g', outdoors: 'full', indoors: 'full' },
]);
const disturbance = {
  id: 'F-1',
  region: 'Köln-Innenstadt',
  postalCodes: ['50667'],
  since: at,
  expectedEnd: '2026-03-02T14:00:00.000Z',
  affects: ['data'],
  state: 'inRepair',
};
const iccid = '8949990000000000010';
const plan = { id: 'BSS-FLEX-M', downloadMbit: 100, uploadMbit: 50, throttledKbit: 64 };
const grant = {
  id: 'grant-1',
  lineId: 'line-1',
  kind: 'data',
  zones: ['home', 'eu'],
  amount: 5000,
  startsAt: at,
  endsOn: '2026-03-31',
} as const;

/** Each member of the port, as it is called. */
const acts: Record<keyof NetworkPort, () => Promise<unknown>> = {
  usage: () => network.usage(query),
  connections: () => network.connections(query),
  activate: () => network.activate({ lineId: 'line-1', msisdn: '+4917139200001', iccid, plan, at }),
  changePlan: () => network.changePlan({ lineId: 'line-1', plan, at }),
  block: () => network.block({ lineId: 'line-1', at }),
  unblock: () => network.unblock({ lineId: 'line-1', at }),
  changeSim: () => network.changeSim({ lineId: 'line-1', iccid, at }),
  bar: () => network.bar({ lineId: 'line-1', ranges: ['premium', 'abroad'], at }),
  grant: () => network.grant(grant),
  endGrant: () => network.endGrant({ id: 'grant-1', at }),
  esimProfile: () => network.esimProfile('8949990000000000010'),
  simSecrets: () => network.simSecrets('8949990000000000010'),
  coverage: () => network.coverage(['50667', '50668']),
  disturbances: () => network.disturbances(),
};

describe('the mobile network over HTTP', () => {
  it('does each act, with our key; the same act has the same key, another one another', async () => {
    records = [record];
    expect(await acts.usage()).toEqual([record]);
    expect(await acts.esimProfile()).toEqual({ smdpAddress: 'smdp.example', activationCode: 'A1-B2' });
    expect(await acts.simSecrets()).toEqual({ pin: '1234', puk: '12345678' });
    const keyOf = async (act: () => Promise<unknown>) => {
      await act();
      return system.requests.at(-1)?.headers['idempotency-key'];
    };
    const keys = [await keyOf(acts.block), await keyOf(acts.block), await keyOf(acts.unblock)];
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).not.toBe(keys[2]);
    await acts.activate();
    const activation = { msisdn: '+4917139200001', iccid, plan, at };
    expect(system.requests.at(-1)).toMatchObject({ path: '/lines/line-1/activation', body: activation });
    await acts.changePlan();
    expect(system.requests.at(-1)).toMatchObject({ path: '/lines/line-1/plan', body: { plan, at } });
    await acts.changeSim();
    expect(system.requests.at(-1)).toMatchObject({ path: '/lines/line-1/sim', body: { iccid, at } });
    await acts.bar();
    const barred = { path: '/lines/line-1/barrings', body: { ranges: ['premium', 'abroad'], at } };
    expect(system.requests.at(-1)).toMatchObject(barred);
    await acts.grant();
    const { id: _id, ...body } = grant;
    expect(system.requests.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/grants/grant-1',
      headers: { authorization: 'Bearer key' },
      body,
    });
  });

  const told = Object.keys(acts) as (keyof NetworkPort)[]; // `keys` forgets the type
  it.each(told)('believes no wrong answer to %s', async (act) => {
    // A list names no thing: that a record is another line's or code's, the next tests tell.
    const isList = ['usage', 'connections', 'coverage', 'disturbances'].includes(act);
    const wrong = allLies.filter((lie) => !isList || lie !== 'otherThing');
    for (const lie of wrong) {
      system.lie = lie;
      await expect(acts[act](), lie).rejects.toThrow(OutOfReach);
    }
  });

  it.each([
    ['another line', { ...record, lineId: 'line-9' }],
    ['another day', { ...record, day: '2026-03-03' }],
    ['an unknown kind', { ...record, kind: 'fax' }],
    ['less than nothing', { ...record, amount: -1 }],
  ])('takes no record of %s', async (_what, wrong) => {
    records = [record, wrong];
    await expect(acts.usage()).rejects.toThrow(OutOfReach);
  });

  it('tells the reception of each code, and what is disturbed, without what we did not ask for', async () => {
    coverage = soundCoverage.map((one) => ({ ...one, mast: 'M-7' }));
    expect(await acts.coverage()).toEqual(soundCoverage);
    expect(system.requests.at(-1)).toMatchObject({ body: { postalCodes: ['50667', '50668'] } });
    disturbances = [{ ...disturbance, since: '2026-03-02T11:00:00+01:00', cause: 'a digger' }];
    expect(await acts.disturbances()).toEqual([disturbance]);
    expect(system.requests.at(-1)).toMatchObject({ method: 'GET', path: '/disturbances' });
  });

  it.each([
    [
      'a code that was not asked for',
      [...soundCoverage.slice(0, 3), { ...soundCoverage[3], postalCode: '1' }],
    ],
    ['too few codes', soundCoverage.slice(0, 2)],
    ['a code twice', [...soundCoverage, soundCoverage[0]]],
    ['an unknown technology', [...soundCoverage.slice(0, 3), { ...soundCoverage[3], technology: '6g' }]],
  ])('takes no coverage of %s', async (_what, wrong) => {
    coverage = wrong as object[];
    await expect(acts.coverage()).rejects.toThrow(OutOfReach);
  });

  it.each([
    ['twice', [disturbance, disturbance]],
    ['that ends before it begins', [{ ...disturbance, expectedEnd: '2026-03-02T09:00:00Z' }]],
    ['since no moment', [{ ...disturbance, since: '2026-99-99Tnow' }]],
    ['that affects nothing', [{ ...disturbance, affects: [] }]],
    ['in an unknown state', [{ ...disturbance, state: 'lost' }]],
  ])('takes no disturbance %s', async (_what, wrong) => {
    disturbances = wrong;
    await expect(acts.disturbances()).rejects.toThrow(OutOfReach);
  });
});
