import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import { readDueUsage } from '../../../src/server/modules/usage/read-usage.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { newsSecret, sendNews } from '../../support/system-news.ts';
import { allLies, type SystemRequest, SystemStandIn } from '../../support/system-stand-in.ts';
import { usageOf } from '../../support/usage.ts';

/** What the network did, by our ids; whatever is asked again changes nothing. */
const activated = new Map<string, unknown>();
const grants = new Map<string, { lineId: string; amount: number }>();
let perDay = 150;
let system: SystemStandIn;
let t: TestApp;

/** A network that works and counts: each active line uses as much on each day, also on those before it was ours. */
function answer({ path, body }: SystemRequest): [number, object] {
  if (path === '/usage-queries') return [200, { records: recordsOf(body) }];
  const [, kind = '', id = '', act] = path.split('/');
  if (act === 'activation' && !activated.has(id)) activated.set(id, body);
  // The stand-in trusts its tests: the body is what the document says.
  if (kind === 'grants' && act === undefined && !grants.has(id)) grants.set(id, body as never);
  return [200, { id }];
}

function recordsOf(query: Record<string, unknown>): object[] {
  const { lineIds, from, to } = query as { lineIds: string[]; from: string; to: string };
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const working = lineIds.filter((id) => activated.has(id));
  return working.flatMap((lineId) =>
    days.map((day) => ({ lineId, day, kind: 'data', zone: 'home', amount: perDay })),
  );
}

beforeAll(async () => {
  system = await SystemStandIn.start(answer);
  const env = { NETWORK_URL: system.url, NETWORK_KEY: 'key', NETWORK_NEWS_SECRET: newsSecret };
  t = await createTestApp({ env: { ...env, OUTSIDE_LIMIT_SECONDS: '0.3' } });
});
afterAll(async () => {
  await t.close();
  await system.stop();
});

/** A day of the clock's work; what a lie breaks is tried again with the next. */
async function liveOn(failures: unknown[]): Promise<void> {
  const note = (error: unknown) => failures.push(error);
  t.pass({ days: 1 });
  await runLifecycle(t.deps);
  await giveDueAllowances(t.deps);
  await tellNetwork(t.deps, note);
  await readDueUsage(t.deps, note);
}

it('a line works, gets its volume once and is counted, whatever the network answers meanwhile', async () => {
  const { email, order } = await paidOrder(t);
  const failures: unknown[] = [];
  for (const lie of allLies) {
    system.lie = lie;
    await liveOn(failures);
  }
  expect(failures.length).toBeGreaterThanOrEqual(allLies.length);
  system.lie = undefined;
  for (let day = 0; day < 3; day++) await liveOn(failures);
  const [line] = await t.db.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [order.id]);
  const id = line?.id ?? '';
  expect(activated.get(id)).toMatchObject({
    msisdn: order.msisdn,
    iccid: expect.stringMatching(/^89\d{17}$/),
    plan: { id: 'BSS-FLEX-M', downloadMbit: 50, uploadMbit: 25, throttledKbit: 64 },
  });
  const given = [...grants.values()].filter(({ lineId }) => lineId === id);
  expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(20_000);
  const [counted] = await t.db.query<{ mb: number; days: number }>(
    'SELECT sum(amount)::int AS mb, count(*)::int AS days FROM usage_day WHERE contract_id = $1',
    [id],
  );
  expect(counted?.mb).toBe(perDay * (counted?.days ?? 0));
  const [usage] = await usageOf(await logIn(t.client(), email));
  expect(usage).toMatchObject({ usedMb: counted?.mb, totalMb: 20_000 });
  // From its first day: no day is lost because the network lied on it.
  expect(counted?.days).toBe(allLies.length + 3);
});

it('usage is read soon after the network’s news, and not for news that it did not sign', async () => {
  const { order } = await paidOrder(t);
  await liveOn([]);
  const [line] = await t.db.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [order.id]);
  const stored = async () => {
    await readDueUsage(t.deps, (error) => expect.unreachable(String(error)));
    const [sum] = await t.db.query<{ mb: number }>(
      'SELECT sum(amount)::int AS mb FROM usage_day WHERE contract_id = $1',
      [line?.id],
    );
    return sum?.mb;
  };
  const before = await stored();
  perDay += 40;
  const news = (id: string, subject: string | undefined = line?.id) => ({
    id,
    type: 'usage.changed',
    subject,
  });
  const codes = [
    (await sendNews(t, 'network', news('u1'), { secret: 'of somebody else' })).json().referenceCode,
    (await sendNews(t, 'network', news('u2', randomUUID()))).statusCode,
    (await sendNews(t, 'network', news('u3', 'no line'))).statusCode,
  ];
  expect(codes).toEqual([1034, 200, 200]);
  expect(await stored()).toBe(before);
  for (let again = 0; again < 2; again++)
    expect((await sendNews(t, 'network', news('u4'))).statusCode).toBe(200);
  expect(await stored()).toBe(Number(before) + 40);
});
