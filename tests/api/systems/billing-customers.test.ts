import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPorts } from '../../../src/server/create-ports.ts';
import { confirmBillingCustomers } from '../../../src/server/modules/customers/billing-customer.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { allLies, idIn, SystemStandIn } from '../../support/system-stand-in.ts';

let billing: SystemStandIn;
let refuses = false;
const customers = new Map<string, unknown>();
let t: TestApp;
let serial = 10;
beforeAll(async () => {
  billing = await SystemStandIn.start(({ path, body }) => {
    const id = idIn(path);
    if (refuses) return [422, { reason: 'on a list of bad debtors' }];
    customers.set(id, body);
    return [200, { id }];
  });
  t = await createTestApp({
    env: { BILLING_URL: billing.url, BILLING_KEY: 'key', OUTSIDE_LIMIT_SECONDS: '0.3' },
  });
});
afterAll(async () => {
  await t.close();
  await billing.stop();
});
beforeEach(async () => {
  refuses = false;
  billing.lie = undefined;
  t.ports.billingCustomers = (await createPorts(t.deps.config, t.deps)).billingCustomers;
});

const ready = () => guestReady(t, `+491713922${String(serial++).padStart(4, '0')}`);
const count = async (sql: string) => (await t.db.query(sql)).length;
const stateOf = async (email: string) => {
  const [row] = await t.db.query<{ id: string; state: string }>(
    'SELECT u.id, b.state FROM billing_customer b JOIN users u ON u.id = b.user_id WHERE u.email = $1',
    [email],
  );
  return row;
};

describe('the billing system', () => {
  it('gets a customer once, by our id, before the order is written', async () => {
    const { client, forms, email } = await ready();
    const key = randomUUID();
    (await sendOrder(client, forms, {}, key)).payload();
    (await sendOrder(client, forms, {}, key)).payload();
    const row = await stateOf(email);
    expect(row?.state).toBe('created');
    expect(customers.get(row?.id ?? '')).toMatchObject({ email, address: { city: expect.any(String) } });
    expect(billing.count('PUT', new RegExp(row?.id ?? 'none'))).toBe(1);
  });

  it('refuses somebody: 1006, nothing is written or charged, the number stays held; later the same order goes', async () => {
    const { client, forms, number, email } = await ready();
    const before = [await count('SELECT 1 FROM users'), await count('SELECT 1 FROM orders')];
    const key = randomUUID();
    refuses = true;
    const refused = (await sendOrder(client, forms, {}, key)).problem();
    expect(refused).toMatchObject({ status: 502, referenceCode: 1006 });
    expect(JSON.stringify(refused)).not.toMatch(/debtor/);
    expect([await count('SELECT 1 FROM users'), await count('SELECT 1 FROM orders')]).toEqual(before);
    const { held } = (await client.get('/api/phone-registries?limit=0')).payload<{
      held: { phoneNumberId: string }[];
    }>();
    expect(held.map(({ phoneNumberId }) => phoneNumberId)).toEqual([number.id]);
    expect(await t.outbox(email)).toEqual([]);
    refuses = false;
    const { order } = (await sendOrder(client, forms, {}, key)).payload<{ order: { msisdn: string } }>();
    expect(order.msisdn).toBe(number.msisdn);
    expect((await stateOf(email))?.state).toBe('created');
  });

  it.each(allLies)(
    'does not stop an order when it answers by %s; a job asks again, by the same id',
    async (lie) => {
      const { client, forms, email } = await ready();
      billing.lie = lie;
      (await sendOrder(client, forms)).payload();
      const row = await stateOf(email);
      expect(row?.state).toBe('pending');
      billing.lie = undefined;
      t.ports.billingCustomers = (await createPorts(t.deps.config, t.deps)).billingCustomers;
      await Promise.all([
        confirmBillingCustomers(t.deps, () => {}),
        confirmBillingCustomers(t.deps, () => {}),
      ]);
      expect(await stateOf(email)).toEqual({ id: row?.id, state: 'created' });
      expect(customers.has(row?.id ?? '')).toBe(true);
    },
  );

  it('that refuses later is told to people, and is not asked for ever', async () => {
    const { client, forms, email } = await ready();
    billing.lie = 'fail';
    (await sendOrder(client, forms)).payload();
    billing.lie = undefined;
    refuses = true;
    t.ports.billingCustomers = (await createPorts(t.deps.config, t.deps)).billingCustomers;
    await confirmBillingCustomers(t.deps, () => {});
    expect((await stateOf(email))?.state).toBe('refused');
    const mails = (await t.outbox()).filter(({ template }) => template === 'billing-refused');
    expect(mails).toHaveLength(1);
    const asked = billing.requests.length;
    t.pass({ days: 1 });
    await confirmBillingCustomers(t.deps, () => {});
    expect(billing.requests).toHaveLength(asked);
  });
});
