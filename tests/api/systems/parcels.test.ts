import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../../../src/server/create-ports.ts';
import { runTasks } from '../../../src/server/infra/ports/tasks/run-tasks.service.ts';
import { deliver } from '../../../src/server/modules/lifecycle/deliver.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { startCarrier } from '../../support/exchange.ts';
import { paidOrder } from '../../support/lines.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { newsSecret, sendNews } from '../../support/system-news.ts';
import { allLies } from '../../support/system-stand-in.ts';

let carrier: Awaited<ReturnType<typeof startCarrier>>;
let t: TestApp;
beforeAll(async () => {
  carrier = await startCarrier();
  const { url } = carrier.system;
  const env = { LOGISTICS_URL: url, LOGISTICS_KEY: 'key', LOGISTICS_NEWS_SECRET: newsSecret };
  t = await createTestApp({ env: { ...env, OUTSIDE_LIMIT_SECONDS: '0.3' } });
});
afterAll(async () => {
  await t.close();
  await carrier.system.stop();
});
beforeEach(async () => {
  t.ports.logistics = (await createPorts(t.deps.config, t.deps)).logistics;
});

/** A paid order with a SIM by post, known to the carrier. */
async function sent() {
  const paid = await paidOrder(t, (forms) => ({
    ...forms,
    'order/number': { numberType: 'new', simType: 'physical' },
  }));
  await deliver(t.deps);
  return { ...paid, id: `${paid.order.id}-sim` };
}

const parcelOf = async (orderId: string) => {
  const [row] = await t.db.query<{ state: string; trackingNumber: string | null }>(
    'SELECT state, tracking_number AS "trackingNumber" FROM delivery WHERE order_id = $1',
    [orderId],
  );
  return row;
};
const changed = (subject: string, id: string) =>
  sendNews(t, 'logistics', { id, type: 'parcel.changed', subject });
const mails = async (email: string) =>
  (await t.outbox(email)).filter(({ template }) => template === 'parcel-sent').map(({ text }) => text);

describe('a carrier over HTTP', () => {
  it('gets a parcel once, when the order is paid, with its address and card', async () => {
    const unpaid = await guestWithOrder(t, '+4917139219001', (forms) => ({
      ...forms,
      'order/number': { numberType: 'new', simType: 'physical' },
    }));
    const { id } = await sent();
    await deliver(t.deps);
    expect(carrier.parcels.has(`${unpaid.order.id}-sim`)).toBe(false);
    const requests = carrier.system.requests.filter(({ path }) => path === `/parcels/${id}`);
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        headers: { authorization: 'Bearer key', 'idempotency-key': expect.stringMatching(/^[\w-]{43}$/) },
        body: {
          kind: 'sim',
          iccid: expect.stringMatching(/^89/),
          jersey: null,
          recipient: { name: expect.stringMatching(/ /), postalCode: expect.stringMatching(/^\d{5}$/) },
        },
      },
    ]);
  });

  it('names the tracking number, which the customer reads in one mail', async () => {
    const { id, order, email } = await sent();
    const since = berlinToday(t.now());
    carrier.parcels.set(id, { state: 'handedOver', since, trackingNumber: 'JJD000390007' });
    await Promise.all([changed(id, 'p1'), changed(id, 'p2')]);
    await changed(id, 'p1');
    expect(await parcelOf(order.id)).toEqual({ state: 'handedOver', trackingNumber: 'JJD000390007' });
    carrier.parcels.set(id, { state: 'delivered', since, trackingNumber: 'JJD000390007' });
    await changed(id, 'p3');
    expect(await parcelOf(order.id)).toMatchObject({ state: 'delivered' });
    expect(await mails(email)).toEqual([expect.stringContaining('JJD000390007')]);
  });

  it('begins the line with the card, once, however often and in which order its news come', async () => {
    const { id, order, email } = await sent();
    const since = berlinToday(t.now());
    carrier.parcels.set(id, { state: 'delivered', since, trackingNumber: 'JJD000390008' });
    t.pass({ days: 3 });
    await Promise.all([changed(id, 'd1'), changed(id, 'd2'), runLifecycle(t.deps), changed(id, 'd1')]);
    await changed(id, 'd3');
    await runLifecycle(t.deps);
    const [contract] = await t.db.query(
      `SELECT c.starts_on AS "startsOn", (SELECT count(*)::int FROM invoice i
         WHERE i.contract_id = c.id AND i.kind = 'monthly') AS bills FROM contract c WHERE c.order_id = $1`,
      [order.id],
    );
    // The carrier told it three days late: they cost nothing.
    expect(contract).toEqual({ startsOn: berlinToday(t.now()), bills: 1 });
    const told = (await t.outbox(email)).filter(({ template }) => template === 'line-active');
    expect(told).toHaveLength(1);
  });

  it.each(allLies)('invents nothing when it answers by %s', async (lie) => {
    const { id, order, email } = await sent();
    carrier.parcels.set(id, {
      state: 'handedOver',
      since: berlinToday(t.now()),
      trackingNumber: 'TRUE-NUMBER',
    });
    carrier.system.lie = lie;
    expect((await changed(id, `lie-${lie}`)).statusCode).toBe(500);
    carrier.system.lie = undefined;
    expect(await parcelOf(order.id)).toEqual({ state: 'ordered', trackingNumber: null });
    expect(await mails(email)).toEqual([]);
  });

  it('cannot go back, come from the future, or send without a number', async () => {
    const { id, order } = await sent();
    const today = berlinToday(t.now());
    const impossible = [
      { state: 'packed', since: '2099-01-01' },
      { state: 'handedOver', since: today },
      { state: 'packed', since: today, trackingNumber: 'TOO-EARLY' },
      { state: 'handedOver', since: today, trackingNumber: '<script>' },
    ];
    for (const [at, parcel] of impossible.entries()) {
      carrier.parcels.set(id, parcel);
      expect((await changed(id, `i${at}`)).statusCode, String(at)).toBe(500);
    }
    carrier.parcels.set(id, { state: 'packed', since: today });
    await changed(id, 'packed');
    carrier.parcels.set(id, { state: 'ordered', since: today });
    expect((await changed(id, 'back')).statusCode).toBe(500);
    expect(await parcelOf(order.id)).toEqual({ state: 'packed', trackingNumber: null });
  });

  it('hears that a withdrawn order’s parcel is not to be sent', async () => {
    const { id, client } = await sent();
    const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: { id: string }[] }>();
    (await client.post(`/api/contracts/me/${contracts[0]?.id}/withdrawal`, {})).payload();
    await runTasks(t.deps, (error) => {
      throw error;
    });
    expect(carrier.cancelled.has(id)).toBe(true);
  });
});
