import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noUpdate } from '../../../src/server/infra/ports/payments/payments.ts';
import { applyPaymentUpdate } from '../../../src/server/modules/payments/apply-payment-update.service.ts';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import type { SavedMethodView } from '../../../src/shared/api/payments.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf } from '../../support/lines.ts';
import { guestWithOrder, holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf } from '../../support/payments.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let serial = 900;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const path = '/api/users/me/payment-methods';
const methodsOf = async (client: TestClient) =>
  (await client.get(path)).payload<{ paymentMethods: SavedMethodView[] }>().paymentMethods;
const ordered = (payment: OrderForms['order/payment'] = { method: 'paypal' }) =>
  guestWithOrder(t, `+4917604069${serial++}`, (forms) => ({ ...forms, 'order/payment': payment }));
const sepa = { method: 'sepa', iban: 'DE89370400440532013000', accountHolder: 'Ayşe Yılmaz' } as const;
async function paid(payment?: OrderForms['order/payment'], body: object = {}) {
  const customer = await ordered(payment);
  const { url } = (await checkout(customer.client, customer.order, body)).payload<Checkout>();
  await choose(t, url, 'pay');
  return { ...customer, url };
}

/** Lets the provider send again what it has told of a session, and forgets that it came. */
async function tellAgain(url: string): Promise<void> {
  const session = url.split('/').at(-1);
  await t.db.query('UPDATE sandbox_event SET delivered_at = NULL WHERE session_id = $1', [session]);
  await t.db.query(
    'DELETE FROM payment_event WHERE id = (SELECT id FROM sandbox_event WHERE session_id = $1)',
    [session],
  );
  await t.app.inject({
    method: 'POST',
    url: '/dev/payments/hold/off',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
}

describe('a means of payment', () => {
  it('is kept when asked for, or with a mandate, masked, without the provider’s token; else it is not', async () => {
    const { client } = await paid(sepa);
    const answer = await client.get(path);
    expect(answer.payload<object>()).toMatchObject({
      paymentMethods: [{ method: 'sepa', label: 'DE•• •••• 3000', isDefault: true }],
    });
    expect(answer.text).not.toMatch(/token|sbxpm|37040044/);
    expect(await methodsOf((await paid({ method: 'paypal' })).client)).toEqual([]);
    const keptPayPal = await paid({ method: 'paypal', keepMethod: true });
    expect(await methodsOf(keptPayPal.client)).toMatchObject([{ method: 'paypal' }]);
  });

  it('is kept once, however often the provider says so', async () => {
    const { client, url } = await paid(sepa);
    await tellAgain(url);
    expect(await methodsOf(client)).toHaveLength(1);
  });

  it('pays the next order in the wizard; another’s, or one of another kind, is refused: 1037', async () => {
    const { client } = await paid(sepa);
    const [saved] = await methodsOf(client);
    const order = async (by: TestClient, payment: OrderForms['order/payment']) => {
      const number = await holdNumber(by);
      return sendOrder(by, { ...orderForms(number.id, 'known'), 'order/payment': payment });
    };
    const wrong = await order(client, { method: 'paypal', savedMethodId: saved?.id ?? '' });
    expect(wrong.problem().referenceCode).toBe(1037);
    const other = await paid();
    const stolen = await order(other.client, { method: 'sepa', savedMethodId: saved?.id ?? '' });
    expect(stolen.problem().referenceCode).toBe(1037);
    const answer = await order(client, { method: 'sepa', savedMethodId: saved?.id ?? '' });
    const placed = answer.payload<{ order: { id: string } }>().order;
    const { payment, url } = (await checkout(client, placed)).payload<Checkout>();
    const [session] = await t.db.query<{ token: string; iban: string | null }>(
      'SELECT saved_token AS token, iban FROM sandbox_session WHERE reference = $1',
      [payment.id],
    );
    expect(session).toMatchObject({ token: expect.stringMatching(/^sbxpm_/), iban: null });
    await choose(t, url, 'pay');
    expect(await orderOf(client, placed)).toMatchObject({ payment: { status: 0, method: 'sepa' } });
  });

  it('of another is no way to pay at the checkout either: 1037', async () => {
    const [saved] = await methodsOf((await paid(sepa)).client);
    const { client, order } = await ordered(sepa);
    for (const savedMethodId of [saved?.id, randomUUID()])
      expect((await checkout(client, order, { savedMethodId })).problem().referenceCode).toBe(1037);
  });

  it('is forgotten, made the default, and nobody else’s business', async () => {
    const { client } = await paid({ method: 'paypal', keepMethod: true });
    const { client: other } = await paid();
    const [first] = await methodsOf(client);
    await stepUp(other);
    expect((await other.send('DELETE', `${path}/${first?.id}`)).problem().referenceCode).toBe(1037);
    expect((await other.post(`${path}/${first?.id}/default`)).problem().referenceCode).toBe(1037);
    const [user] = await t.db.query<{ id: string; team: string }>(
      'SELECT user_id AS id, team FROM saved_method WHERE id = $1',
      [first?.id],
    );
    const second = randomUUID();
    await t.db.query(
      `INSERT INTO saved_method (id, team, user_id, method, label, token, is_default, created_at)
       VALUES ($1, $2, $3, 'card', 'Visa •••• 4242', 'tok', false, $4)`,
      [second, user?.team, user?.id, t.now()],
    );
    await stepUp(client);
    await client.post(`${path}/${second}/default`);
    expect((await methodsOf(client)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, true],
      [first?.id, false],
    ]);
    expect((await client.send('DELETE', `${path}/${second}`)).status).toBe(200);
    expect((await methodsOf(client)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first?.id, true],
    ]);
    expect((await t.client().get(path)).status).toBe(401);
  });

  it('pays until the month on the card is over in Berlin, and is refused afterwards: 1037', async () => {
    const late = await createTestApp({ now: new Date('2026-03-31T21:55:00Z') });
    const payment = { method: 'paypal', keepMethod: true } as const;
    const { client, order } = await guestWithOrder(late, '+491760406899', (forms) => ({
      ...forms,
      'order/payment': payment,
    }));
    await choose(late, (await checkout(client, order)).payload<Checkout>().url, 'pay');
    await late.db.query("UPDATE saved_method SET expires_on = '2026-03'");
    const [saved] = await methodsOf(client);
    const statusNow = async () =>
      (await checkout(client, order, { method: 'paypal', savedMethodId: saved?.id })).status;
    expect([saved?.isExpired, await statusNow()]).toEqual([false, 200]);
    late.pass({ minutes: 10 }); // to the first of April in Berlin, where UTC still has March
    expect([(await methodsOf(client))[0]?.isExpired, await statusNow()]).toEqual([true, 404]);
    await late.close();
  });
});

describe('a package', () => {
  const book = (client: TestClient, option: string, body: object, key: string = randomUUID()) =>
    client.post(
      `/api/options/${option}/payment-intent`,
      { earlyStart: true, ...body },
      { 'idempotency-key': key },
    );
  const bookingOf = async (id: string) =>
    (
      await t.db.query<object>(
        'SELECT state, starts_on AS "startsOn", ends_on AS "endsOn" FROM option_booking WHERE id = $1',
        [id],
      )
    )[0];
  const paymentOfBooking = async (id: string) =>
    (await t.db.query<{ id: string }>('SELECT id FROM payment WHERE subject_id = $1', [id]))[0]?.id ?? '';
  type Booked = Checkout & { bookingId: string };
  const slug = async () =>
    (
      await t.db.query<{ slug: string }>(
        "SELECT slug FROM tariff_option WHERE duration_days = 7 AND team = 'kanarya'",
      )
    )[0]?.slug ?? '';

  it('is booked and paid at once, and runs from the day of the money', async () => {
    const { client } = await paid();
    const key = randomUUID();
    const first = (await book(client, await slug(), { method: 'paypal' }, key)).payload<Booked>();
    expect((await book(client, await slug(), { method: 'paypal' }, key)).payload<Booked>()).toEqual(first);
    expect((await book(client, await slug(), { method: 'paypal' })).payload<Booked>().url).toBe(first.url);
    const back = await choose(t, first.url, 'pay');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ kind: 'option', option: first.bookingId });
    expect(await bookingOf(first.bookingId)).toEqual({
      state: 'booked',
      startsOn: '2026-03-02',
      endsOn: '2026-03-08',
    });
    const seen = await client.get(`/api/payments/option/${first.bookingId}`);
    expect(seen.payload<{ payment: object }>().payment).toMatchObject({ status: 0 });
    expect((await book(client, await slug(), { method: 'paypal' }, key)).payload<Booked>().bookingId).toBe(
      first.bookingId,
    );
  });

  it('has an invoice of its own, paid by that money; update that come again make no second one', async () => {
    const { client, order } = await paid();
    const { url, bookingId } = (await book(client, await slug(), {})).payload<Booked>();
    await choose(t, url, 'pay');
    await tellAgain(url);
    const packages = async () => (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'option');
    const [payment] = await t.db.query<{ received: number }>(
      'SELECT received_cents AS received FROM payment WHERE subject_id = $1',
      [bookingId],
    );
    const period = { periodFrom: '2026-03-02', periodTo: '2026-03-08' };
    const { received } = payment ?? { received: 0 };
    expect(received).toBeGreaterThan(0);
    expect(await packages()).toMatchObject([{ ...period, totalCents: received, settledCents: received }]);
    const shown = (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>().invoices;
    expect(shown.find(({ kind }) => kind === 'option')).toMatchObject({ state: 'paid', openCents: 0 });
    // What the payer's bank takes back is owed anew, by the invoice.
    const paymentId = await paymentOfBooking(bookingId);
    const update = { ...noUpdate, event: 'succeeded', isDisputed: true } as const;
    await t.db.transaction((tx) => applyPaymentUpdate(tx, t.deps, paymentId, update));
    expect(await packages()).toMatchObject([{ totalCents: received, settledCents: 0 }]);
  });

  it('paid when its contract was withdrawn from meanwhile is not owed: the money goes back', async () => {
    const { client, order } = await paid();
    const { url, bookingId } = (await book(client, await slug(), {})).payload<Booked>();
    await t.db.query(
      "UPDATE contract SET withdrawn_on = '2026-03-02', ended_on = '2026-03-02' WHERE order_id = $1",
      [order.id],
    );
    await choose(t, url, 'pay');
    expect(await bookingOf(bookingId)).toMatchObject({ state: 'cancelled' });
    expect((await invoicesOf(t, order.id)).map(({ kind }) => kind)).toEqual(['order']);
    expect(
      await t.db.query('SELECT reason FROM refund WHERE payment_id = $1', [
        await paymentOfBooking(bookingId),
      ]),
    ).toEqual([{ reason: 'notOwed' }]);
  });

  it('waits for the end of the withdrawal period unless its early start was asked for', async () => {
    const { client } = await paid();
    const { url, bookingId } = (await book(client, await slug(), { earlyStart: false })).payload<Booked>();
    await choose(t, url, 'pay');
    expect(await bookingOf(bookingId)).toMatchObject({ startsOn: '2026-03-17', endsOn: '2026-03-23' });
  });

  it('that fails can be paid by another means, any version’s', async () => {
    const { client } = await paid();
    const first = (await book(client, await slug(), { method: 'paypal' })).payload<Booked>();
    await choose(t, first.url, 'fail');
    const second = (await book(client, await slug(), { version: 'V1', method: 'card' })).payload<Booked>();
    expect(second.bookingId).toBe(first.bookingId);
    await choose(t, second.url, 'pay');
    expect(await bookingOf(first.bookingId)).toMatchObject({ state: 'booked' });
  });

  it('is refused: unknown 1024, without a contract 1023, of an unknown version 1032', async () => {
    const { client } = await paid();
    expect((await book(client, 'no-such-package', {})).problem().referenceCode).toBe(1024);
    expect((await book(client, await slug(), { version: 'V9' })).problem().referenceCode).toBe(1032);
    const { client: lineless } = await ordered();
    expect((await book(lineless, await slug(), {})).problem().referenceCode).toBe(1023);
    const other = await t.db.query<{ id: string }>('SELECT id FROM contract LIMIT 1');
    expect((await book(lineless, await slug(), { contractId: other[0]?.id })).problem().referenceCode).toBe(
      1023,
    );
  });
});

describe('the porting of a number', () => {
  it('is paid as its order; an order without one is not found', async () => {
    const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
    const start = () =>
      client.post('/api/portings/payment-intent', { orderId: order.id }, { 'idempotency-key': randomUUID() });
    expect((await start()).problem().referenceCode).toBe(1111);
    const [provider] = await t.db.query<{ id: string }>('SELECT id FROM mnp_provider LIMIT 1');
    await t.db.query(
      `INSERT INTO porting (id, order_id, provider_id, mnp_type, msisdn, state, updated_at)
       VALUES ($1, $2, $3, 'ASAP', '+4915228817386', 'requested', $4)`,
      [randomUUID(), order.id, provider?.id, t.now()],
    );
    const { url } = (await start()).payload<Checkout>();
    expect((await checkout(client, order)).payload<Checkout>().url).toBe(url);
    await choose(t, url, 'pay');
    expect((await orderOf(client, order)).payment?.status).toBe(0);
  });
});

describe('a failed payment', () => {
  it('is repeated by another means, which is then the one that counts', async () => {
    const { client, order } = await ordered(sepa);
    const first = (await checkout(client, order)).payload<Checkout>();
    await choose(t, first.url, 'fail');
    const second = (await checkout(client, order, { method: 'googlePay' })).payload<Checkout>();
    await choose(t, second.url, 'pay');
    expect(await orderOf(client, order)).toMatchObject({ payment: { status: 0, method: 'googlePay' } });
  });
});
