import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperation } from '../../../src/server/start/run-operation.ts';
import type { InvoiceView } from '../../../src/shared/api/billing.ts';
import { daysBetween } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { runMoney, sepaOrder } from '../../support/collecting.ts';
import { paidOrder } from '../../support/lines.ts';
import { answerObjection, objectionIn, objectTo, wrongBill } from '../../support/objections.ts';
import { logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const invoicesOf = async (client: TestClient) =>
  (await client.get('/api/invoices/me')).payload<{ invoices: InvoiceView[] }>().invoices;

/** A customer by direct debit with the bill of the first month, which is announced. */
async function billed() {
  const guest = await sepaOrder(t);
  await runMoney(t);
  const bill = (await invoicesOf(guest.client)).find(({ kind }) => kind === 'monthly');
  if (!bill) throw new Error('There is no bill.');
  const bills = async () => (await invoicesOf(guest.client)).find(({ id }) => id === bill.id);
  return { ...guest, bill, again: bills };
}
const mailsOf = async (email: string, name: string) =>
  (await t.outbox(email)).filter(({ template }) => template === name);

const receipts = {
  de: /ist bei uns angekommen.*Bis zu unserer Antwort mahnen wir diese Rechnung nicht und buchen nichts von ihr ab/s,
  tr: /bize ulaştı.*Yanıtımıza kadar bu fatura için ihtar göndermiyor ve hesabınızdan para çekmiyoruz/s,
};
const answers = {
  de: /Nach unserer Prüfung stimmt die Rechnung\.\n\nDas Paket wurde am 2\. März gebucht\.\n\nOffen sind noch 14,98/,
  tr: /İncelememize göre fatura doğru\.\n\nDas Paket wurde am 2\. März gebucht\.\n\nGeriye 14,98/,
};

test.each(['de', 'tr'] as const)('an objection is taken, shown, told and answered (%s)', async (lang) => {
  const { client, email, order, bill, again } = await billed();
  await t.db.query('UPDATE users SET lang = $2 WHERE email = $1', [email, lang]);
  expect(bill).toMatchObject({ objection: null, objectableUntil: expect.stringMatching(/^2026-0\d-\d\d$/) });
  const line = bill.lines[0];
  const answer = await objectTo(client, bill, { ...wrongBill, lines: [line?.id] });
  expect(answer.status).toBe(201);
  const objection = objectionIn(answer);
  expect(objection).toMatchObject({ state: 'received', answeredOn: null, creditCents: null });
  expect(await again()).toMatchObject({ objection, objectableUntil: null, collection: null });
  const [receipt] = await mailsOf(email, 'objection-received');
  expect(receipt?.text).toMatch(receipts[lang]);
  expect(receipt?.text).toContain(objection.number);
  const [toService] = (await t.outbox('service@kanarya.fanline.example')).filter(({ subject }) =>
    subject?.includes(objection.number),
  );
  expect(toService?.text).toMatch(/Grund: ein Paket, das nicht gebucht wurde\nPosten: .*Flex M.*: 14,99/);
  expect(toService?.text).toContain(wrongBill.message);
  await answerObjection(t, objection.number, null, 'Das Paket wurde am 2. März gebucht.');
  expect((await mailsOf(email, 'objection-answered'))[0]?.text).toMatch(answers[lang]);
  expect(await again()).toMatchObject({
    objection: { state: 'rejected', creditCents: null, explanation: 'Das Paket wurde am 2. März gebucht.' },
    objectableUntil: bill.objectableUntil,
    orderId: order.id,
  });
});

describe('an objection is refused', () => {
  test('to a bill of another customer, to none, and without a session', async () => {
    const { bill } = await billed();
    const other = await paidOrder(t);
    expect((await objectTo(other.client, bill)).problem()).toMatchObject({
      status: 404,
      referenceCode: 1021,
    });
    expect((await objectTo(other.client, { id: randomUUID() })).problem().referenceCode).toBe(1021);
    expect((await objectTo(t.client(), bill)).status).toBe(401);
    expect(await t.db.query('SELECT FROM objection WHERE invoice_id = $1', [bill.id])).toEqual([]);
  });

  test('about a line that the bill does not have', async () => {
    const { client, bill } = await billed();
    const refused = (await objectTo(client, bill, { ...wrongBill, lines: ['tariff', 'option:x'] })).problem();
    expect(refused).toMatchObject({ status: 422, referenceCode: 1100, errors: [{ path: '/lines' }] });
  });

  test('without a key, and to a credit note', async () => {
    const { client, bill, again } = await billed();
    const path = `/api/invoices/${bill.id}/objections`;
    expect((await client.post(path, wrongBill)).problem().referenceCode).toBe(1001);
    const { number } = objectionIn(await objectTo(client, bill));
    await answerObjection(t, number, 100);
    expect(await again()).toMatchObject({ openCents: bill.totalCents - 100 });
    const note = (await invoicesOf(client)).find(({ kind }) => kind === 'correction');
    expect(note).toMatchObject({ totalCents: -100, objectableUntil: null });
    expect((await objectTo(client, note ?? bill)).problem().referenceCode).toBe(1139);
  });

  test('once its eight weeks are over: the last day still counts', async () => {
    const [inTime, late] = [await billed(), await billed()];
    const last = inTime.bill.objectableUntil ?? '';
    const days = daysBetween(berlinToday(t.now()), last);
    expect(days).toBeGreaterThanOrEqual(56);
    t.pass({ days });
    await logIn(inTime.client, inTime.email);
    expect((await objectTo(inTime.client, inTime.bill)).status).toBe(201);
    t.pass({ days: 1 });
    await logIn(late.client, late.email);
    expect(await late.again()).toMatchObject({ objectableUntil: null });
    const refused = (await objectTo(late.client, late.bill)).problem();
    expect(refused).toMatchObject({ status: 409, referenceCode: 1139 });
    expect(refused.detail).toContain('acht Wochen');
  });
});

test('the same request is taken once; another one waits for the answer of the first', async () => {
  const { client, email, bill } = await billed();
  const key = randomUUID();
  const { number } = objectionIn(await objectTo(client, bill, wrongBill, key));
  expect(objectionIn(await objectTo(client, bill, wrongBill, key)).number).toBe(number);
  expect((await objectTo(client, bill)).problem()).toMatchObject({ status: 409, referenceCode: 1145 });
  const changed = await objectTo(client, bill, { ...wrongBill, message: 'Etwas anderes.' }, key);
  expect(changed.problem().referenceCode).toBe(1106);
  expect(await mailsOf(email, 'objection-received')).toHaveLength(1);
  await answerObjection(t, number, null, 'Der Preis stimmt.');
  // Something else may be wrong, too.
  expect(objectionIn(await objectTo(client, bill)).number).not.toBe(number);
});

describe('the service answers', () => {
  test('by the desk of developers', async () => {
    const { client, bill, again } = await billed();
    const { number } = objectionIn(await objectTo(client, bill));
    expect((await t.app.inject('/dev/objections')).body).toContain(number);
    const decide = (payload: Record<string, string>) =>
      t.app.inject({
        method: 'POST',
        url: '/dev/objections',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ number, explanation: '', cents: '', ...payload }).toString(),
      });
    expect((await decide({ verdict: 'rejected' })).statusCode).toBe(400);
    expect((await decide({ verdict: 'accepted', cents: `${bill.totalCents + 1}` })).statusCode).toBe(400);
    expect((await decide({ verdict: 'accepted', cents: '499' })).statusCode).toBe(303);
    expect(await again()).toMatchObject({
      openCents: bill.totalCents - 499,
      objection: { state: 'accepted', creditCents: 499 },
    });
    expect((await t.app.inject('/dev/objections')).body).not.toContain(number);
  });

  test('by the command of the operator, once', async () => {
    const { client, bill, again } = await billed();
    const { number } = objectionIn(await objectTo(client, bill));
    const operate = (...args: string[]) => runOperation(t.deps, args);
    expect((await operate('reject', number)).code).toBe(1);
    expect((await operate('accept', number, 'viel')).code).toBe(1);
    expect((await operate('reject', number, 'Der', 'Preis', 'stimmt.')).code).toBe(0);
    expect((await operate('accept', number, '499')).code).toBe(1);
    // Only with the job the customer has the answer.
    expect(await again()).toMatchObject({ objection: { state: 'received', explanation: null } });
  });
});
