import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestReady, guestWithOrder, holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { customer } from '../../support/people.ts';

let t: TestApp;
let serial = 100;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const phone = () => `+4917604069${serial++}`;

describe('a guest orders', () => {
  it('and is a customer with an account and an order', async () => {
    const { client, number, forms, email } = await guestReady(t, phone());
    const answer = await sendOrder(client, forms);
    expect(answer.status).toBe(201);
    const { order, session } = answer.payload<{
      order: OrderView;
      session: { accessToken: string; user: object };
    }>();
    expect(order).toMatchObject({
      state: 'pendingPayment',
      tariff: { name: 'Flex M', type: 'flex' },
      numberType: 'new',
      simType: 'esim',
      msisdn: number.msisdn,
      price: { todayCents: 1, monthlyCents: 1499 },
      payment: null,
      porting: null,
      delivery: [],
      contract: null,
    });
    expect(order.number).toMatch(/^F-\d{10}$/);
    expect(session.user).toMatchObject({ email });
    client.token = session.accessToken;
    expect((await client.get('/api/orders')).payload()).toEqual({ orders: [order] });
    expect((await client.get(`/api/orders/${order.id}`)).payload()).toEqual({ order });
  });

  it('and gets a receipt at once, in the language of the page', async () => {
    const { client, forms, email } = await guestReady(t, phone(), { lang: 'tr' });
    (await sendOrder(client, forms)).payload();
    const [mail] = await t.outbox(email);
    expect(mail).toMatchObject({ channel: 'email', lang: 'tr', template: 'order-received' });
    expect(mail?.text).toMatch(/Flex M[\s\S]*0,01\s€[\s\S]*14,99\s€/);
  });

  it('only with the phone that was proved: 1107', async () => {
    const { client, forms } = await guestReady(t, phone());
    const other = { ...forms['auth/register']?.contact, phone: '+4917604069999' };
    const changed = { ...forms, 'auth/register': { ...forms['auth/register'], contact: other } };
    expect((await sendOrder(client, changed)).problem()).toMatchObject({ status: 403, referenceCode: 1107 });
  });

  it('not with the e-mail of an account: 1048 at its field, and nothing is left behind', async () => {
    const first = await guestWithOrder(t, phone());
    const { client, forms, number } = await guestReady(t, phone());
    const contact = {
      ...forms['auth/register']?.contact,
      email: first.email,
      emailConfirmation: first.email,
    };
    const taken = { ...forms, 'auth/register': { ...forms['auth/register'], contact } };
    const refused = (await sendOrder(client, taken)).problem();
    expect(refused.referenceCode).toBe(1048);
    expect(refused.errors?.[0]?.path).toBe('/forms/auth~1register/contact/email');
    const { held } = (await client.get('/api/phone-registries')).payload<{
      held: { phoneNumberId: string }[];
    }>();
    expect(held.map(({ phoneNumberId }) => phoneNumberId)).toEqual([number.id]);
  });
});

describe('the stored order', () => {
  it('has the shape of the specification, without secrets', async () => {
    const { order } = await guestWithOrder(t, phone());
    const [row] = await t.db.query<{ content: Record<string, unknown>; text: string }>(
      'SELECT content, content::text AS text FROM orders WHERE id = $1',
      [order.id],
    );
    expect(row?.content).toMatchObject({
      tariff: { slug: 'flex-m' },
      operators: [],
      numberType: 'new',
      simType: 'esim',
      userInfo: { known: false, documentType: 'idCard', deliveryAddress: false },
      productOptions: [],
      newPhoneNumberOptions: { msisdn: order.msisdn },
      paymentVersion: 'V3',
    });
    expect(row?.text).not.toMatch(/password|keyword|idNumber/i);
  });

  it('remembers under which definitions it was made', async () => {
    const { order } = await guestWithOrder(t, phone());
    const [row] = await t.db.query<{ v: Record<string, string> }>(
      'SELECT definition_versions AS v FROM orders WHERE id = $1',
      [order.id],
    );
    expect(row?.v['order/approval']).toBe(t.definitions.versions()['order/approval']);
  });
});

describe('a customer orders', () => {
  it('without being asked again, with jersey, package, coupon and a VIP number', async () => {
    const { client } = await customer(t, 'anna');
    const number = await holdNumber(client, 'kind=vip&class=Repeat');
    const forms: OrderForms = {
      ...orderForms(number.id, 'known'),
      'order/tariff': { tariffId: 'single-m' },
      'order/number': { numberType: 'new', simType: 'physical' },
      'order/options': { optionIds: ['data-5'] },
      'order/jersey': {
        wanted: true,
        style: 'navy',
        size: '140',
        juniorGender: 'girl',
        name: 'ışıl',
        number: 7,
        payment: 'once',
      },
      'order/coupon': { code: ' tribuene5 ' },
    };
    const { order } = (await sendOrder(client, forms)).payload<{ order: OrderView }>();
    expect(order.price).toMatchObject({ todayCents: 1999 + 5999 + number.priceCents + 1, monthlyCents: 999 });
    expect(order.price.firstInvoiceCents).toBe(999 + 699 - 1);
    expect(order.options).toMatchObject([{ name: '5 GB extra', priceCents: 699 }]);
    expect(order.jersey).toMatchObject({ size: '140', juniorGender: 'girl', number: 7, payment: 'once' });
    expect(order.delivery).toEqual([
      { kind: 'sim', state: 'ordered', trackingNumber: null },
      { kind: 'jersey', state: 'ordered', trackingNumber: null },
    ]);
  });

  it('a plan with a jersey on offer, and takes none: nothing of it is charged or sent', async () => {
    const { client } = await customer(t, 'deniz');
    const number = await holdNumber(client, 'kind=general');
    const forms: OrderForms = {
      ...orderForms(number.id, 'known'),
      'order/tariff': { tariffId: 'single-m' },
      'order/jersey': { wanted: false },
    };
    const { order } = (await sendOrder(client, forms)).payload<{ order: OrderView }>();
    expect(order.jersey).toBeNull();
    expect(order.delivery.map(({ kind }) => kind)).not.toContain('jersey');
    expect(order.price.lines.map(({ id }) => id).filter((id) => id.startsWith('jersey'))).toEqual([]);
    const unsaid = await sendOrder(client, { ...forms, 'order/jersey': {} });
    expect(unsaid.problem().errors).toMatchObject([
      { path: '/forms/order~1jersey/wanted', rule: 'required' },
    ]);
  });

  it('and brings a number at the end of the old contract, with a SIM from a shop', async () => {
    const { client } = await customer(t, 'bora');
    const { providers } = (await client.get('/api/mnp-providers')).payload<{
      providers: { id: string; name: string }[];
    }>();
    const provider = providers.find(({ name }) => name === 'congstar')!;
    const porting = { donatingProvider: provider.id, mnpType: 'VTEN', msisdn: '0176 040690 50' } as const;
    const { 'order/new-number': _none, 'order/options': _hidden, ...rest } = orderForms('', 'known');
    const forms: OrderForms = {
      ...rest,
      'order/number': { numberType: 'port', simType: 'physical', simNumber: '8949990000000000010' },
      'order/porting': { ...porting, contractEndsOn: '2026-04-30', portingAcknowledged: true },
    };
    // Packages are offered with a new number; after a port they are booked later.
    const withOptions = { ...forms, 'order/options': { optionIds: [] } };
    expect((await sendOrder(client, withOptions)).problem().errors).toEqual([
      {
        path: '/forms/order~1options/optionIds',
        keyword: 'notAllowed',
        rule: 'notAllowed',
        message: expect.stringMatching(/^Diese Angabe passt nicht zu Ihrer Auswahl/),
      },
    ]);
    const { order } = (await sendOrder(client, forms)).payload<{ order: OrderView }>();
    expect(order.porting).toEqual({
      state: 'requested',
      reason: null,
      mnpType: 'VTEN',
      donatingProvider: provider,
      msisdn: '+4917604069050',
      contractEndsOn: '2026-04-30',
      scheduledOn: null,
      agreedOn: null,
      givenUpFrom: null,
      holder: { firstName: 'Ayşe', lastName: 'Yılmaz', birthday: '1990-05-19' },
    });
    expect(order).toMatchObject({ msisdn: '+4917604069050', delivery: [] });
    const again = (await sendOrder(client, forms)).problem();
    expect(again.errors?.[0]).toMatchObject({ path: '/forms/order~1number/simNumber', rule: 'unavailable' });
  });

  it('sees nobody else’s order', async () => {
    const { order } = await guestWithOrder(t, phone());
    const { client } = await customer(t, 'cem');
    expect((await client.get(`/api/orders/${order.id}`)).status).toBe(404);
    expect((await t.client().get('/api/orders')).problem().referenceCode).toBe(1034);
  });
});
