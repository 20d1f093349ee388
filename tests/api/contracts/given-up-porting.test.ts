import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live, moneyOf, portedOrder } from '../../support/lines.ts';
import { holdNumber } from '../../support/orders.ts';
import { orderOf } from '../../support/payments.ts';

let t: TestApp;
let serial = 0;
const nothing = '00000000-0000-4000-8000-000000000000';
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A paid order whose number was refused, `days` ago. */
async function refused(days: number) {
  const ported = await portedOrder(t, { msisdn: `+49176040690${['96', '97', '98', '99'][serial++ % 4]}` });
  await live(t, 1);
  t.pass({ days });
  await ported.login();
  const path = `/api/orders/${ported.order.id}/porting`;
  return { ...ported, path };
}

describe('a number that was refused and not corrected for 30 days', () => {
  it('lets the customer out free of charge, and everything paid goes back', async () => {
    const { client, order, path, email, login } = await refused(29);
    expect((await orderOf(client, order)).porting).toMatchObject({
      state: 'rejected',
      givenUpFrom: '2026-04-02',
    });
    expect((await client.post(`${path}/cancellation`, {})).problem()).toMatchObject({
      status: 409,
      referenceCode: 1120,
    });
    t.pass({ days: 1 });
    await login();
    const answer = await client.post(`${path}/cancellation`, {});
    expect(answer.payload()).toMatchObject({
      order: { state: 'cancelled', porting: { state: 'cancelled', givenUpFrom: null } },
    });
    await runRefunds(t.deps, () => {});
    const { received, refunded, open } = await moneyOf(t, order.id);
    expect(received).toBeGreaterThan(0);
    expect([refunded, open]).toEqual([received, 0]);
    expect((await t.outbox(email)).at(-1)).toMatchObject({ template: 'porting-given-up' });
    expect((await client.post(`${path}/cancellation`, {})).problem()).toMatchObject({ referenceCode: 1120 });
    await live(t, 31);
    expect((await moneyOf(t, order.id)).invoiced).toBe(0);
  });

  it('counts the days from the last refusal: a correction that is refused begins them anew', async () => {
    const { client, order, path, login, porting } = await refused(20);
    // Another order brings this number already, so that the corrected request is refused, too.
    const taken = await portedOrder(t, {
      msisdn: '+4917604069050',
      mnpType: 'VTEN',
      contractEndsOn: '2026-12-31',
    });
    (await client.post(path, { ...porting, msisdn: taken.porting.msisdn })).payload();
    const again = (await orderOf(client, order)).porting;
    expect(again).toMatchObject({ state: 'rejected', reason: 'ALREADY_REQUESTED' });
    expect(again?.givenUpFrom).toBe(addDays(berlinToday(t.now()), 30));
    await live(t, 29);
    await login();
    expect((await client.post(`${path}/cancellation`, {})).problem()).toMatchObject({ referenceCode: 1120 });
    t.pass({ days: 1 });
    await login();
    expect((await client.post(`${path}/cancellation`, {})).payload()).toMatchObject({
      order: { state: 'cancelled' },
    });
  });

  it('or is replaced by a new one, with which the line begins', async () => {
    const { client, order, path, email, login } = await refused(30);
    const number = await holdNumber(client);
    const answer = await client.post(`${path}/new-number`, { phoneNumberId: number.id });
    const today = t.now().toISOString().slice(0, 10);
    expect(answer.payload()).toMatchObject({
      order: {
        numberType: 'new',
        msisdn: number.msisdn,
        porting: { state: 'cancelled' },
        contract: { state: 'active', startsOn: today, msisdn: number.msisdn },
      },
    });
    expect((await t.outbox(email)).at(-1)).toMatchObject({ template: 'number-replaced' });
    await live(t, 1);
    await login();
    expect((await orderOf(client, order)).state).toBe('completed');
    expect((await client.post(`${path}/new-number`, { phoneNumberId: number.id })).problem()).toMatchObject({
      referenceCode: 1120,
    });
  });

  it('takes only a number that is free of charge and held', async () => {
    const { client, path } = await refused(30);
    const vip = await holdNumber(client, 'kind=vip');
    const take = async (phoneNumberId: string) =>
      (await client.post(`${path}/new-number`, { phoneNumberId })).problem();
    expect(await take(vip.id)).toMatchObject({ referenceCode: 1104, errors: [{ path: '/phoneNumberId' }] });
    const free = await holdNumber(client);
    await client.post(`/api/phone-registries/${free.id}/release`);
    expect(await take(free.id)).toMatchObject({ referenceCode: 1105 });
  });

  it('is given up by its own customer alone', async () => {
    const { path } = await refused(30);
    const other = await refused(30);
    for (const act of ['cancellation', 'new-number']) {
      const body = act === 'new-number' ? { phoneNumberId: nothing } : {};
      expect((await other.client.post(`${path}/${act}`, body)).problem()).toMatchObject({
        referenceCode: 1111,
      });
    }
  });
});
