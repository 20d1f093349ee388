import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { runMoney } from '../../support/collecting.ts';
import { paidOrder } from '../../support/lines.ts';
import { guestReady, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf } from '../../support/payments.ts';
import { readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface Ordered {
  order: OrderView;
  session: { accessToken: string };
}

const mail = async (email: string, name: string) =>
  (await t.outbox(email)).find(({ template }) => template === name)?.text ?? '';

describe('when the line begins', () => {
  test('has to be chosen', async () => {
    const { client, forms } = await guestReady(t, '+4917604061901');
    const given = { termsAccepted: true, summaryReceived: true } as NonNullable<OrderForms['order/approval']>; // a field is missing
    const answer = await sendOrder(client, { ...forms, 'order/approval': given });
    expect(answer.problem()).toMatchObject({
      referenceCode: 1100,
      errors: [{ path: '/forms/order~1approval/earlyStart', rule: 'required' }],
    });
  });

  test.each([
    [true, 'beginnt, sobald Ihre Zahlung bestätigt ist', '02.03.2026'],
    [false, 'beginnt am 17.03.2026, nach der Widerrufsfrist', '17.03.2026'],
  ])('earlyStart %s: mails and order name the day', async (earlyStart, receipt, day) => {
    const { client, order, email } = await paidOrder(t, (forms) => ({
      ...forms,
      'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart },
    }));
    expect(await mail(email, 'order-received')).toContain(receipt);
    expect(await mail(email, 'order-paid')).toContain(`beginnt am ${day}.`);
    const [year, month, date] = day.split('.').reverse();
    expect((await orderOf(client, order)).contract?.startsOn).toBe(`${year}-${month}-${date}`);
  });

  test.each([
    ['de', '+4917604061911', /Ihre Zahlung von 0,01\s€ für die Bestellung (F-\d+) ist da\./],
    ['tr', '+4917604061912', /(F-\d+) numaralı siparişiniz için .*0,01.* tutarındaki ödemeniz ulaştı\./],
  ] as const)('a payment that was received is told by one mail, in %s', async (lang, phone, said) => {
    const { client, forms, email } = await guestReady(t, phone, { lang });
    const { order, session } = (await sendOrder(client, forms)).payload<Ordered>();
    client.token = session.accessToken;
    await choose(t, (await checkout(client, order)).payload<Checkout>().url, 'pay');
    await runMoney(t);
    const mails = (await t.outbox(email)).filter(({ template }) => template === 'order-paid');
    expect(mails.map(({ text }) => said.exec(text)?.[1])).toEqual([order.number]);
  });

  test('is told by SMS, as promised with the payment', async () => {
    const { phone } = await paidOrder(t);
    await runMoney(t);
    const told = (await t.outbox(phone)).filter(({ template }) => template === 'line-active');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/^Kanarya Mobil: Ihr Anschluss .* ist aktiv\.$/);
  });
});

test('a SIM from a shop: no parcel, and no address for one', async () => {
  const order = (simNumber?: string) =>
    paidOrder(t, (forms) => ({
      ...forms,
      'order/number': { numberType: 'new', simType: 'physical', ...(simNumber ? { simNumber } : {}) },
    }));
  const shop = await order('8949990000000000010');
  expect((await orderOf(shop.client, shop.order)).delivery).toEqual([]);
  expect(await confirmationOf(shop.order.id)).not.toContain('Lieferung an');
  const sent = await order();
  expect((await orderOf(sent.client, sent.order)).delivery).toMatchObject([{ kind: 'sim' }]);
  expect(await confirmationOf(sent.order.id)).toContain('Lieferung an');
});

async function confirmationOf(orderId: string): Promise<string> {
  const [paper] = await t.db.query<{ bytes: Uint8Array }>(
    "SELECT bytes FROM document WHERE order_id = $1 AND kind = 'contractConfirmation'",
    [orderId],
  );
  return (await readPdf(paper?.bytes ?? new Uint8Array())).text;
}
