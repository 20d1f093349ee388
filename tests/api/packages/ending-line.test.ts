import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitDeclaration } from '../../../src/server/modules/declarations/submit-declaration.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { runMoney } from '../../support/collecting.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { bookAndPay, ownOptionsOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A customer whose cancelled line works for ten more days. */
async function withEndingLine() {
  const guest = await paidOrder(t);
  await live(t, 1);
  const said = { team: 'kanarya', lang: 'de', source: 'form', kind: 'cancellation', answers: {} } as const;
  await submitDeclaration(t.deps, { ...said, form: { ...guest.declared, kind: 'ordinary' } });
  const endedOn = async () => {
    const sql = 'SELECT ended_on AS "endedOn" FROM contract WHERE order_id = $1';
    return (await t.db.query<{ endedOn: string }>(sql, [guest.order.id]))[0]?.endedOn ?? '';
  };
  while (Date.parse(await endedOn()) - t.now().getTime() > 10 * 86_400_000) await live(t, 1);
  return { ...guest, client: await logIn(guest.client, guest.email) };
}

/** What the customer paid for a package, and what went back. */
async function moneyOf(bookingId: string) {
  const [money] = await t.db.query<{ state: string; received: number; refunded: number }>(
    `SELECT b.state, p.received_cents AS received, p.refunded_cents AS refunded
       FROM option_booking b JOIN payment p ON p.subject_id = b.id WHERE b.id = $1`,
    [bookingId],
  );
  return money;
}

it('costs nothing where a package would begin after the last day of the line: the money goes back', async () => {
  const { client } = await withEndingLine();
  const late = await bookAndPay(t, client, 'tuerkiye-20', { earlyStart: false });
  await runMoney(t);
  const money = await moneyOf(late);
  expect(money).toMatchObject({ state: 'cancelled' });
  expect(money).toMatchObject({ received: money?.refunded });
  expect(await ownOptionsOf(client)).toEqual([]);
});

it('delivers a package that begins before', async () => {
  const { client } = await withEndingLine();
  const early = await bookAndPay(t, client, 'tuerkiye-20', { earlyStart: true });
  expect(await moneyOf(early)).toMatchObject({ state: 'booked', refunded: 0 });
});
