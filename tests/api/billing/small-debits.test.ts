import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { billsOf, liveWithMoney, runMoney, sepaOrder } from '../../support/collecting.ts';

let t: TestApp;
/** The same, with a provider that debits nothing below 20 EUR: more than the bill of 14.98. */
let strict: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const payments = { ...t.deps.ports.payments, leastDebitCents: 2000 };
  strict = { ...t, deps: { ...t.deps, ports: { ...t.deps.ports, payments } } };
});
afterAll(() => t.close());

const debits = (orderId: string) =>
  t.db.query(
    'SELECT FROM payment p JOIN invoice i ON i.id = p.subject_id WHERE i.order_id = $1 AND p.is_collection',
    [orderId],
  );

test('a bill below the provider’s least debit is not announced as debited: its customer is asked to pay', async () => {
  const guest = await sepaOrder(t);
  await runMoney(strict);
  expect((await billsOf(t, guest))[0]).toMatchObject({ kind: 'monthly', openCents: 1498, collection: null });
  const mail = (await t.outbox(guest.email)).findLast(({ template }) => template === 'invoice');
  expect(mail?.text).toContain('Bitte bezahlen');
  expect(mail?.text).not.toContain('buchen wir');
  await liveWithMoney(strict, 8);
  expect(await debits(guest.order.id)).toEqual([]);
});

test('a debit that is too small on its day is taken back: told, with the time of a notice, and never tried', async () => {
  const guest = await sepaOrder(t);
  await runMoney(t);
  expect((await billsOf(t, guest))[0]).toMatchObject({ collection: { state: 'announced' } });
  await liveWithMoney(strict, 8);
  const [bill] = await billsOf(t, guest);
  expect(bill).toMatchObject({ openCents: 1498, collection: { state: 'stopped' } });
  const mail = (await t.outbox(guest.email)).findLast(({ template }) => template === 'collection-planned');
  expect(mail?.text).toContain('sind nur noch 14,98');
  expect(mail?.text).toContain('So kleine Beträge können wir nicht abbuchen.');
  await liveWithMoney(t, 8);
  expect(await debits(guest.order.id)).toEqual([]);
});
