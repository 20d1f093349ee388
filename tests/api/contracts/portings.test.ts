import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf } from '../../support/payments.ts';
import { password } from '../../support/people.ts';

let t: TestApp;
let serial = 900;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A paid order that brings a number. */
async function ported(change: Partial<NonNullable<OrderForms['order/porting']>>) {
  const { providers } = (await t.client().get('/api/mnp-providers')).payload<{
    providers: { id: string }[];
  }>();
  const porting = {
    donatingProvider: providers[0]?.id ?? '',
    mnpType: 'ASAP',
    portingAcknowledged: true,
  } as const;
  const phone = `+4917604069${serial++}`;
  const guest = await guestWithOrder(
    t,
    phone,
    ({ 'order/new-number': _n, 'order/options': _o, ...forms }) => ({
      ...forms,
      'order/number': { numberType: 'port', simType: 'esim' },
      'order/porting': { ...porting, ...change },
    }),
  );
  const { url } = (await checkout(guest.client, guest.order)).payload<Checkout>();
  await choose(t, url, 'pay');
  /** How the porting stands; logs in again, because days pass. */
  const state = async () => {
    const login = { username: guest.email, password };
    const { accessToken } = (await guest.client.post('/api/auth/login', login)).payload<{
      accessToken: string;
    }>();
    guest.client.token = accessToken;
    return (await orderOf(guest.client, guest.order)).porting;
  };
  return { ...guest, phone, state };
}

describe('a number is brought', () => {
  it('as soon as possible: asked for at once, moved after eight days', async () => {
    const { state, phone, client, order } = await ported({ msisdn: '+4917604069060' });
    expect(await state()).toMatchObject({ state: 'sentToDonor', scheduledOn: null });
    t.pass({ days: 1 });
    expect(await state()).toMatchObject({ state: 'scheduled', scheduledOn: '2026-03-10' });
    t.pass({ days: 7 });
    expect(await state()).toMatchObject({ state: 'completed' });
    expect((await orderOf(client, order)).state).toBe('completed');
    const texts = (await t.outbox(phone))
      .filter(({ template }) => template === 'porting')
      .map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('10.03.2026'), expect.stringContaining('ist da')]);
  });

  it('at the end of the old contract: the day after', async () => {
    const { state } = await ported({
      msisdn: '+4917604069061',
      mnpType: 'VTEN',
      contractEndsOn: '2026-05-31',
    });
    expect(await state()).toMatchObject({ state: 'sentToDonor' });
    t.pass({ days: 2 });
    expect(await state()).toMatchObject({ state: 'scheduled', scheduledOn: '2026-06-01' });
  });

  it('by one order only: the second is refused', async () => {
    const first = await ported({ msisdn: '+4917604069062' });
    expect(await first.state()).toMatchObject({ state: 'sentToDonor' });
    const second = await ported({ msisdn: '+4917604069062' });
    expect(await second.state()).toMatchObject({ state: 'rejected', reason: 'ALREADY_REQUESTED' });
  });
});

it('nothing is asked for before the order is paid', async () => {
  const { providers } = (await t.client().get('/api/mnp-providers')).payload<{
    providers: { id: string }[];
  }>();
  const { client, order } = await guestWithOrder(
    t,
    `+4917604069${serial++}`,
    ({ 'order/new-number': _n, 'order/options': _o, ...forms }) => ({
      ...forms,
      'order/number': { numberType: 'port', simType: 'esim' },
      'order/porting': {
        donatingProvider: providers[0]?.id ?? '',
        mnpType: 'ASAP',
        msisdn: '+4917604069063',
        portingAcknowledged: true,
      },
    }),
  );
  t.pass({ minutes: 5 });
  expect((await orderOf(client, order)).porting?.state).toBe('requested');
});

it('refused for its data, a number comes once the customer has put them right', async () => {
  const { state, client, order } = await ported({ msisdn: '+4917604069096' });
  expect(await state()).toMatchObject({ state: 'sentToDonor' });
  t.pass({ days: 1 });
  expect(await state()).toMatchObject({ state: 'rejected', reason: 'DATA_MISMATCH' });
  const providerId = order.porting?.donatingProvider.id ?? '';
  const form = {
    donatingProvider: providerId,
    mnpType: 'ASAP',
    msisdn: '+4917604069097',
    portingAcknowledged: true,
  };
  const path = `/api/orders/${order.id}/porting`;
  expect((await client.post(path, { ...form, msisdn: '030 123' })).status).toBe(422);
  expect((await client.post(path, form)).status).toBe(200);
  expect((await client.post(path, form)).problem()).toMatchObject({ status: 409, referenceCode: 1115 });
  t.pass({ days: 1 });
  expect(await state()).toMatchObject({ state: 'scheduled', msisdn: '+4917604069097' });
  expect((await orderOf(client, order)).msisdn).toBe('+4917604069097');
});

it('a number comes from an operator that the list does not have, also after a correction', async () => {
  const { state, client, order } = await ported({
    donatingProvider: 'other',
    donatingProviderOther: ' Dorffunk GmbH ',
    msisdn: '+4917604069096',
  });
  expect(await state()).toMatchObject({ donatingProvider: { id: 'other', name: 'Dorffunk GmbH' } });
  t.pass({ days: 1 });
  expect(await state()).toMatchObject({ state: 'rejected', reason: 'DATA_MISMATCH' });
  const form = {
    donatingProvider: 'other',
    donatingProviderOther: 'Dorffunk Nord',
    mnpType: 'ASAP',
    msisdn: '+4917604069095',
    portingAcknowledged: true,
  };
  const path = `/api/orders/${order.id}/porting`;
  const { donatingProviderOther: _name, ...nameless } = form;
  expect((await client.post(path, nameless)).status).toBe(422);
  expect((await client.post(path, form)).status).toBe(200);
  t.pass({ days: 1 });
  expect(await state()).toMatchObject({ state: 'scheduled', donatingProvider: { name: 'Dorffunk Nord' } });
});

it('another’s number is not put right', async () => {
  const { order } = await ported({ msisdn: '+4917604069098' });
  const { client } = await ported({ msisdn: '+4917604069064' });
  const form = {
    donatingProvider: order.porting?.donatingProvider.id,
    mnpType: 'ASAP',
    msisdn: '+4917604069065',
    portingAcknowledged: true,
  };
  const refusal = (await client.post(`/api/orders/${order.id}/porting`, form)).problem();
  expect(refusal).toMatchObject({ status: 404, referenceCode: 1111 });
});

it('what cannot be put right says why, in words of its own', async () => {
  const { client, order } = await ported({ msisdn: '+4917604069066' });
  const form = {
    donatingProvider: order.porting?.donatingProvider.id,
    mnpType: 'ASAP',
    msisdn: '+4917604069067',
    portingAcknowledged: true,
  };
  const refusal = async (id: string, change: object = {}) =>
    (await client.post(`/api/orders/${id}/porting`, { ...form, ...change })).problem();
  expect(await refusal(order.id)).toMatchObject({ status: 409, referenceCode: 1115 });
  const unknown = await refusal(order.id, { donatingProvider: 'none' });
  expect(unknown).toMatchObject({
    status: 422,
    referenceCode: 1100,
    errors: [{ path: '/donatingProvider', rule: 'unknown', message: expect.stringMatching(/Anbieter/) }],
  });
  const numberless = await guestWithOrder(t, `+4917604069${serial++}`);
  const own = await numberless.client.post(`/api/orders/${numberless.order.id}/porting`, form);
  expect(own.problem()).toMatchObject({ status: 404, referenceCode: 1111 });
});
