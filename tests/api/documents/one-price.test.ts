import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tariff, TariffOption } from '../../../src/shared/api/catalogue.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { PriceSummary } from '../../../src/shared/api/price.ts';
import { methodsOfVersion, paymentMethods } from '../../../src/shared/enums.ts';
import { orderableOptions } from '../../../src/shared/options.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { invoiceLinesOf } from '../../../src/shared/price-months.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { askForSummary, holdNumber, offerOf, orderForms, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout } from '../../support/payments.ts';
import { inPdf, readPdf } from '../../support/pdf.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let client: TestClient;
let tariffs: Tariff[];
let options: TariffOption[];
beforeAll(async () => {
  t = await createTestApp({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  client = (await customer(t, 'anna')).client;
  ({ tariffs } = (await client.get('/api/tariffs')).payload<{ tariffs: Tariff[] }>());
  // The long form sells more numbers than there are.
  await t.db.query(
    `INSERT INTO phone_number (id, msisdn, kind, class, price_cents)
     SELECT gen_random_uuid(), '+4915' || (600000000 + row_number() OVER ()), kind, class, price_cents
       FROM phone_number, generate_series(1, 10)`,
  );
  const all = (await client.get('/api/tariffs/options')).payload<{ options: TariffOption[] }>().options;
  options = orderableOptions(all);
});
afterAll(() => t.close());

/** Each is an order with all its papers; the pure function is tried on many more in `tests/unit/price`. */
const runs = process.env.DEEP === '1' ? 300 : 12;

/** A coupon that does not fit a plan is another test's matter. */
const coupons = [undefined, 'HEIMSIEG', 'TRIBUENE5', 'WILLKOMMEN10', 'ANPFIFF', 'ERSTE10'];
const wishes = fc.record({
  tariff: fc.nat(100),
  options: fc.nat(15),
  jersey: fc.constantFrom('monthly', 'once'),
  kind: fc.constantFrom('general', 'vip'),
  coupon: fc.constantFrom(...coupons),
  days: fc.nat(3),
});
type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never;

async function formsFor(wish: Wish): Promise<OrderForms> {
  const sold = tariffs.filter(
    ({ businessOnly, mainContractRequired }) => !businessOnly && !mainContractRequired,
  );
  const tariff = sold[wish.tariff % sold.length];
  const number = await holdNumber(client, `kind=${wish.kind}`);
  const optionIds = options.filter((_, at) => (wish.options >> at) & 1).map(({ id }) => id);
  const jersey = {
    wanted: true,
    style: 'navy',
    size: 'M',
    name: 'ŞAHİN',
    number: 7,
    payment: wish.jersey,
  } as const;
  return {
    ...orderForms(number.id, 'known'),
    'order/tariff': { tariffId: tariff?.id ?? '' },
    'order/options': { optionIds },
    ...(tariff?.hasFormOption ? { 'order/jersey': jersey } : {}),
    'order/coupon': wish.coupon ? { code: wish.coupon } : {},
  } as OrderForms;
}

const quote = async (forms: object) => {
  const answer = await client.post('/api/orders/quote', { forms: offerOf(forms) });
  return answer.status === 200 ? answer.payload<{ price: PriceSummary }>().price : undefined;
};

async function summaryText(forms: object): Promise<string> {
  const { summary } = (await askForSummary(client, forms)).payload<{ summary: { url: string } }>();
  return (await readPdf((await t.app.inject({ url: summary.url })).rawPayload)).text;
}

test('quote, summary, order and payment are equal to the cent', async () => {
  let ordered = 0;
  await fc.assert(
    fc.asyncProperty(wishes, async (wish) => {
      t.pass({ days: wish.days === 3 ? 1 : 0, minutes: 1 });
      client = (await customerAgain()) ?? client;
      const forms = await formsFor(wish);
      const price = await quote(forms);
      if (!price) return;
      const text = await summaryText(forms);
      const totals = [price.todayCents, price.monthlyCents, price.termTotalCents, price.vat.termTotalCents];
      for (const cents of [...price.lines.map((line) => line.cents), ...totals])
        expect(text).toContain(inPdf(cents));
      const { order } = (await sendOrder(client, forms)).payload<{ order: OrderView }>();
      expect(order.price).toEqual(price);
      const { payment } = (await checkout(client, order)).payload<Checkout>();
      expect(payment.amountCents).toBe(price.todayCents);
      expect(price.lines.filter(({ id }) => id.startsWith('identity')).map(({ cents }) => cents)).toEqual([
        1, -1,
      ]);
      const first = invoiceLinesOf(order.price, 1).reduce((sum, { cents }) => sum + cents, 0);
      expect(first).toBe(price.firstInvoiceCents);
      ordered++;
    }),
    { numRuns: runs, seed: 11, endOnFailure: true },
  );
  expect(ordered).toBeGreaterThan(runs / 2);
}, 600_000);

/** The same customer, whatever the clock did to the session. */
async function customerAgain(): Promise<TestClient | undefined> {
  if ((await client.get('/api/users/me')).status === 200) return undefined;
  const again = t.client();
  const login = { username: 'anna@example.org', password: 'Stadion-7Tor', rememberMe: false };
  again.token = (await again.post('/api/auth/login', login)).payload<{ accessToken: string }>().accessToken;
  return again;
}

test('no means of payment costs more', async () => {
  client = (await customerAgain()) ?? client;
  const forms = await formsFor({
    tariff: 0,
    options: 0,
    jersey: 'once',
    kind: 'general',
    coupon: undefined,
    days: 0,
  });
  const prices = await Promise.all(
    paymentMethods.map(async (method) => {
      const version = (['V3', 'V2', 'V1'] as const).find((known) => methodsOfVersion[known].includes(method));
      const asked = { ...offerOf(forms), 'order/payment': { method } };
      const answer = await client.post('/api/orders/quote', { forms: asked, paymentVersion: version });
      return answer.payload<{ price: PriceSummary }>().price.termTotalCents;
    }),
  );
  expect(new Set(prices).size).toBe(1);
});

test('packages leave the term as it is', async () => {
  client = (await customerAgain()) ?? client;
  const wish = { tariff: 0, jersey: 'once', kind: 'general', coupon: undefined, days: 0 } as const;
  const [plain, packed] = [
    await quote(await formsFor({ ...wish, options: 0 })),
    await quote(await formsFor({ ...wish, options: 15 })),
  ];
  expect(packed?.termMonths).toBe(plain?.termMonths);
  expect(packed?.monthlyCents).toBe(plain?.monthlyCents);
});
