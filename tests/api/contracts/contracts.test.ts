import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from '../../../src/server/infra/db/seeds/demo-accounts.seed.ts';
import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder, holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf } from '../../support/payments.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let serial = 800;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A guest's order, paid at once. */
async function paid(change: (forms: OrderForms) => OrderForms) {
  const guest = await guestWithOrder(t, `+4917604069${serial++}`, change);
  const { url } = (await checkout(guest.client, guest.order)).payload<Checkout>();
  await choose(t, url, 'pay');
  return guest;
}
async function demo(team: (typeof teamIds)[number]): Promise<TestClient> {
  const client = t.client({ team });
  const login = { username: demoAccount.email, password: demoAccount.password };
  client.token = (await client.post('/api/auth/login', login)).payload<{ accessToken: string }>().accessToken;
  return client;
}
const contracts = async (client: TestClient) =>
  (await client.get('/api/contracts/me')).payload<{ contracts: ContractView[] }>().contracts;

describe('a contract', () => {
  it('waits for the end of the withdrawal period unless the customer wants to begin', async () => {
    const approval = { termsAccepted: true, summaryReceived: true, earlyStart: false } as const;
    const { client, order } = await paid((forms) => ({ ...forms, 'order/approval': approval }));
    // The notice is as long as the term: no day within the contract ends it with its term.
    const dates = { startsOn: '2026-03-17', minimumEndsOn: '2026-04-16', lastDayToCancel: null };
    expect(await orderOf(client, order)).toMatchObject({
      state: 'inProgress',
      contract: { state: 'pending', ...dates },
    });
    const soon = await contracts(client);
    await t.db.query("UPDATE contract SET starts_on = '2026-03-02' WHERE order_id = $1", [order.id]);
    expect(soon[0]?.state).toBe('pending');
    expect((await contracts(client))[0]?.state).toBe('active');
  });

  it('of a number that comes at the end of the old one waits for it', async () => {
    const { providers } = (await t.client().get('/api/mnp-providers')).payload<{
      providers: { id: string }[];
    }>();
    const { client, order } = await paid(({ 'order/new-number': _n, 'order/options': _o, ...forms }) => ({
      ...forms,
      'order/tariff': { tariffId: 'single-m' },
      'order/number': { numberType: 'port', simType: 'physical' },
      'order/options': {},
      'order/jersey': {
        wanted: true,
        style: 'white',
        size: 'L',
        name: 'DENİZ',
        number: 10,
        payment: 'monthly',
      },
      'order/porting': {
        donatingProvider: providers[0]?.id ?? '',
        mnpType: 'VTEN',
        msisdn: '+4917604069051',
        contractEndsOn: '2026-05-31',
        portingAcknowledged: true,
      },
    }));
    expect(await orderOf(client, order)).toMatchObject({
      state: 'inProgress',
      porting: { state: 'sentToDonor' },
      contract: {
        state: 'awaitingNumber',
        startsOn: null,
        minimumEndsOn: null,
        sim: { type: 'physical', state: 'assigned' },
      },
    });
  });

  it('is nobody’s before an order is paid: 1023', async () => {
    const { client } = await guestWithOrder(t, `+4917604069${serial++}`);
    expect(await contracts(client)).toEqual([]);
    expect((await client.get('/api/tariffs/me')).problem()).toMatchObject({
      status: 404,
      referenceCode: 1023,
    });
  });
});

describe('the demo account', () => {
  it('has a running line in every team', async () => {
    for (const team of teamIds) {
      const client = await demo(team);
      const [contract] = await contracts(client);
      expect(contract).toMatchObject({
        state: 'active',
        tariffName: 'Flex M',
        sim: { type: 'esim', state: 'active' },
      });
      const { orders } = (await client.get('/api/orders')).payload<{ orders: OrderView[] }>();
      expect(orders).toMatchObject([
        { state: 'completed', payment: { status: 0 }, price: { todayCents: 1 } },
      ]);
    }
  });

  it('may order a second card, which somebody without a line may not', async () => {
    const client = await demo('kanarya');
    const forms = async (who: TestClient) => ({
      ...orderForms((await holdNumber(who)).id, 'known'),
      'order/tariff': { tariffId: 'partner' },
    });
    expect((await sendOrder(client, await forms(client))).status).toBe(201);
    const { client: other } = await customer(t, 'anna');
    expect((await sendOrder(other, await forms(other))).problem().referenceCode).toBe(1023);
  });
});
