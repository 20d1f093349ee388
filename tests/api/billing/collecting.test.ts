import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { billsOf, liveWithMoney, runMoney, sepaOrder } from '../../support/collecting.ts';
import { ROOT } from '../../support/definitions.ts';
import { moneyOf, paidOrder } from '../../support/lines.ts';
import { choose } from '../../support/payments.ts';
import { readPdf } from '../../support/pdf.ts';
import { logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const debits = (orderId: string) =>
  t.db.query<{ state: string; amountCents: number }>(
    `SELECT p.state, p.amount_cents AS "amountCents" FROM payment p JOIN invoice i ON i.id = p.subject_id
      WHERE i.order_id = $1 AND p.is_collection ORDER BY p.created_at, p.attempt`,
    [orderId],
  );
const mailsOf = async (email: string, name: string) =>
  (await t.outbox(email)).filter(({ template }) => template === name);

describe('an order by direct debit', () => {
  test('keeps its mandate with reference and creditor, and no account in clear', async () => {
    const guest = await sepaOrder(t);
    const { order, email } = guest;
    const rows = await t.db.query('SELECT * FROM mandate WHERE reference = $1', [`M-${order.number}`]);
    expect(rows).toMatchObject([
      { creditor_id: 'DE98ZZZ09999999999', account: 'DE•• •••• 3000', account_holder: 'Ayşe Yılmaz' },
    ]);
    const [stored] = await t.db.query<{ details: object }>(
      'SELECT payment_details AS details FROM orders WHERE id = $1',
      [order.id],
    );
    expect(JSON.stringify([stored, rows])).not.toContain('37040044');
    await runMoney(t);
    const [bill] = await billsOf(t, guest);
    expect(bill).toMatchObject({
      kind: 'monthly',
      state: 'open',
      collection: {
        state: 'announced',
        collectOn: '2026-03-09',
        account: 'DE•• •••• 3000',
        mandateReference: `M-${order.number}`,
      },
    });
    const [mail] = await mailsOf(email, 'invoice').then((mails) => mails.slice(-1));
    expect(mail?.text).toContain('Am 09.03.2026 buchen wir den Betrag von DE•• •••• 3000 ab.');
    expect(mail?.text).toContain(`Mandatsreferenz M-${order.number}, Gläubiger-ID DE98ZZZ09999999999`);
    expect(mail?.text).not.toContain('Bitte bezahlen');
  });

  test('has its bills debited once on the announced day', async () => {
    const guest = await sepaOrder(t);
    const { order } = guest;
    await runMoney(t);
    await liveWithMoney(t, 6);
    expect(await debits(order.id)).toEqual([]);
    await liveWithMoney(t, 1);
    await runMoney(t);
    expect(await debits(order.id)).toEqual([{ state: 'succeeded', amountCents: 1498 }]);
    expect((await billsOf(t, guest))[0]).toMatchObject({ state: 'paid', openCents: 0, collection: null });
    expect(await moneyOf(t, order.id)).toMatchObject({ received: 1499, open: 0 });
  });

  test('is told of a refused debit at once, tried once more, then asked and dunned', async () => {
    const guest = await sepaOrder(t, 'failsLate');
    const { order, client, email } = guest;
    await runMoney(t);
    await liveWithMoney(t, 7);
    expect((await billsOf(t, guest))[0]).toMatchObject({ collection: { state: 'underWay' } });
    t.pass({ seconds: 70 });
    await runMoney(t);
    expect((await billsOf(t, guest))[0]).toMatchObject({
      state: 'open',
      collection: { state: 'announced', tries: 1, refusal: 'insufficientFunds' },
    });
    const [first] = await mailsOf(email, 'collection-refused');
    expect(first?.text).toContain('Das Konto war nicht ausreichend gedeckt.');
    expect(first?.text).toMatch(/Am \d\d\.\d\d\.\d{4} versuchen wir es noch einmal/);
    await liveWithMoney(t, 9);
    const [bill] = await billsOf(t, guest);
    expect(bill).toMatchObject({ collection: { state: 'stopped', tries: 2 }, openCents: 1498 });
    expect((await debits(order.id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    const mails = await mailsOf(email, 'collection-refused');
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toContain('Wir versuchen es nicht noch einmal.');
    expect(await mailsOf(email, 'invoice-overdue')).toEqual([]);
    await logIn(client, email);
    const key = { 'idempotency-key': `by-hand-${bill?.id}` };
    const path = `/api/invoices/${bill?.id}/checkout-session`;
    const { url } = (await client.post(path, { method: 'paypal' }, key)).payload<{ url: string }>();
    await choose(t, url, 'pay');
    expect((await billsOf(t, guest)).find(({ id }) => id === bill?.id)).toMatchObject({ state: 'paid' });
    expect(await moneyOf(t, order.id)).toMatchObject({ received: 1499, refunded: 0 });
  });

  test('whose bank takes a debit back owes it again, and nobody debits a third time', async () => {
    const guest = await sepaOrder(t, 'disputed');
    const { order, email } = guest;
    await runMoney(t);
    await liveWithMoney(t, 8);
    t.pass({ minutes: 5 });
    await runMoney(t);
    expect((await billsOf(t, guest))[0]).toMatchObject({ openCents: 1498, collection: { state: 'stopped' } });
    expect(await mailsOf(email, 'payment-reversed')).toHaveLength(1);
    await liveWithMoney(t, 10);
    expect(await debits(order.id)).toHaveLength(1);
  });

  test('that ends its mandate pays the announced bill by hand, and is told so', async () => {
    const { order, client, email } = await sepaOrder(t);
    await runMoney(t);
    const { paymentMethods } = (await client.get('/api/users/me/payment-methods')).payload<{
      paymentMethods: { id: string }[];
    }>();
    await stepUp(client);
    await client.send('DELETE', `/api/users/me/payment-methods/${paymentMethods[0]?.id}`);
    const [mail] = await mailsOf(email, 'collection-planned');
    expect(mail?.text).toContain('ist keine Zahlungsart mehr hinterlegt');
    await liveWithMoney(t, 8);
    expect(await debits(order.id)).toEqual([]);
    const [mandate] = await t.db.query<{ revokedAt: Date | null }>(
      'SELECT revoked_at AS "revokedAt" FROM mandate WHERE reference = $1',
      [`M-${order.number}`],
    );
    expect(mandate?.revokedAt).not.toBeNull();
  });
});

test('the papers name mandate, creditor, the day, and the right to have the money back', async () => {
  const { order } = await sepaOrder(t);
  await runMoney(t);
  const papers = await t.db.query<{ kind: string; bytes: Uint8Array }>(
    'SELECT kind, bytes FROM document WHERE order_id = $1 ORDER BY created_at',
    [order.id],
  );
  const textOf = async (kind: string) =>
    (
      await readPdf(papers.findLast((paper) => paper.kind === kind)?.bytes ?? new Uint8Array())
    ).text.replaceAll('\n', ' ');
  const confirmation = await textOf('contractConfirmation');
  for (const part of [
    `M-${order.number}`,
    'DE98ZZZ09999999999',
    'DE•• •••• 3000',
    'mindestens 5 Tage vorher',
    'acht Wochen',
    'Was Sie selbst bezahlen, bei der Bestellung oder später von Hand, ziehen wir sofort ein.',
    'Jede andere Abbuchung kündigen wir mindestens 5 Tage vorher an',
  ])
    expect(confirmation).toContain(part);
  expect(await textOf('contractSummary')).toContain(
    'Monatliche Lastschriften (Gläubiger-ID DE98ZZZ09999999999)',
  );
  const bill = await textOf('invoice');
  expect(bill).toMatch(/Den Gesamtbetrag buchen wir am \d\d\.\d\d\.2026 von DE•• •••• 3000 ab/);
  expect(bill).toContain(`Mandatsreferenz M-${order.number}`);
});

test('what is paid with the order is debited at once, and no text promises a notice of it', async () => {
  const { order } = await sepaOrder(t);
  const sent = await t.db.query(
    `SELECT is_collection AS "isCollection", method FROM payment WHERE subject_id = $1`,
    [order.id],
  );
  expect(sent).toEqual([{ isCollection: false, method: 'sepa' }]);
  for (const file of ['information/agb.md', 'order.json', 'documents/confirmation.json']) {
    const words = readFileSync(join(ROOT, 'locales/de', file), 'utf8');
    expect(words, file).toMatch(
      /ziehen wir sofort ein(;|\.) [Jj]ede andere Abbuchung kündigen wir mindestens 5 Tage/,
    );
    expect(words, file).not.toMatch(/Jede Abbuchung kündigen|vor der ersten Abbuchung/);
  }
  const turkish = readFileSync(join(ROOT, 'locales/tr/order.json'), 'utf8');
  expect(turkish).toMatch(/hemen çekeriz; diğer her çekimi en az 5 gün önceden bildiririz/);
});

test('an order by PayPal that nobody keeps is billed, and the customer pays', async () => {
  const guest = await paidOrder(t);
  const { order } = guest;
  await runMoney(t);
  expect((await billsOf(t, guest))[0]).toMatchObject({ state: 'open', collection: null });
  await liveWithMoney(t, 8);
  expect(await debits(order.id)).toEqual([]);
});
