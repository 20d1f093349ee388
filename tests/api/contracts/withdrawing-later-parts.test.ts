import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { withdraw } from '../../support/declarations.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { logIn } from '../../support/people.ts';
import { bookAndPay, ownOptionsOf, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const declaration = async (id: string) =>
  (await t.db.query<{ outcome: string }>('SELECT outcome FROM declaration WHERE id = $1', [id]))[0];
const bookingOf = async (id: string) =>
  (
    await t.db.query<{ number: string; state: string; refunded: number }>(
      `SELECT b.number, b.state, p.refunded_cents AS refunded FROM option_booking b
         JOIN payment p ON p.subject_id = b.id WHERE b.id = $1`,
      [id],
    )
  )[0];
const mailsOf = async (email: string, template: string) =>
  (await t.outbox(email)).filter((mail) => mail.template === template).map(({ text }) => text);
const reasons = async (number: string) =>
  (
    await t.db.query<{ text: string }>(
      "SELECT text FROM outbox WHERE template = 'declaration-waiting' AND text LIKE '%' || $1 || '%'",
      [number],
    )
  ).map(({ text }) => text);

/** A customer whose line works for some days, with a package of the order or without. */
async function withLine(days: number, ordered?: string) {
  const { options } = (await t.client().get('/api/tariffs/options')).payload<{
    options: { id: string; slug: string }[];
  }>();
  const id = options.find(({ slug }) => slug === ordered)?.id;
  const guest = await paidOrder(t, (forms) => ({
    ...forms,
    'order/options': { optionIds: id ? [id] : [] },
  }));
  await live(t, days);
  return { ...guest, client: await logIn(guest.client, guest.email) };
}

describe('a package that was booked after the order', () => {
  test('is withdrawn from by its number within its own period, long after that of the order', async () => {
    const { client, declared, email } = await withLine(30);
    const id = await bookAndPay(t, client, 'tuerkiye-5');
    t.pass({ days: 1 });
    const contractNumber = (await bookingOf(id))?.number ?? '';
    const receipt = await withdraw(t.client(), { ...declared, contractNumber });
    expect(await declaration(receipt.id)).toEqual({ outcome: 'done' });
    // Two of its seven days were used on request.
    const kept = Math.round((999 * 2) / 7);
    expect(await bookingOf(id)).toMatchObject({ state: 'cancelled', refunded: 999 - kept });
    await logIn(client, email);
    expect(await ownOptionsOf(client)).toEqual([]);
    const [line] = await usageOf(client);
    expect(line?.allowances.filter(({ source }) => source === 'booking')).toEqual([]);
    const [mail] = await mailsOf(email, 'package-withdrawn');
    for (const said of [contractNumber, 'Türkei 5 GB', '2,85', '7,14']) expect(mail).toContain(said);
    const again = await withdraw(t.client(), { ...declared, contractNumber });
    expect(await declaration(again.id)).toEqual({ outcome: 'repeated' });
  });

  test('is found by its words as well, and gives everything back where it has not begun', async () => {
    const { client, declared, email } = await withLine(20);
    const id = await bookAndPay(t, client, 'data-5', { earlyStart: false });
    const receipt = await withdraw(t.client(), { ...declared, part: 'das Paket „5 GB extra“' });
    expect(await declaration(receipt.id)).toEqual({ outcome: 'done' });
    expect(await bookingOf(id)).toMatchObject({ state: 'cancelled', refunded: 699 });
    expect(await mailsOf(email, 'contract-withdrawn')).toEqual([]);
  });

  test('beside one of the order the word alone is not clear: people decide, nothing is ended', async () => {
    const { client, declared, email } = await withLine(2, 'tuerkiye-100');
    const id = await bookAndPay(t, client, 'data-5');
    const receipt = await withdraw(t.client(), { ...declared, part: 'Zusatzpaket' });
    expect(await declaration(receipt.id)).toEqual({ outcome: 'review' });
    expect(await bookingOf(id)).toMatchObject({ state: 'booked', refunded: 0 });
    expect((await usageOf(client))[0]?.allowances.map(({ source }) => source)).toContain('order');
    expect(await mailsOf(email, 'contract-withdrawn')).toEqual([]);
    expect((await reasons(receipt.number)).join()).toContain('welches Paket');
  });

  test('is late after its own period; the whole contract is not, as long as the package can be withdrawn', async () => {
    const { client, declared } = await withLine(20);
    const id = await bookAndPay(t, client, 'data-10-monthly');
    const whole = await withdraw(t.client(), declared);
    expect(await declaration(whole.id)).toEqual({ outcome: 'review' });
    expect((await reasons(whole.number)).join()).toContain('Paket oder ein Tarifwechsel');
    t.pass({ days: 18 });
    const contractNumber = (await bookingOf(id))?.number ?? '';
    const late = await withdraw(t.client(), { ...declared, contractNumber });
    expect(await declaration(late.id)).toEqual({ outcome: 'late' });
    expect(await bookingOf(id)).toMatchObject({ state: 'booked', refunded: 0 });
  });

  test('a cancellation that names it never ends the contract', async () => {
    const { client, declared, order } = await withLine(2);
    const id = await bookAndPay(t, client, 'data-5');
    const contractNumber = (await bookingOf(id))?.number ?? '';
    (
      await t.client().post('/api/contracts/cancellations', { kind: 'ordinary', ...declared, contractNumber })
    ).payload();
    expect(await t.db.query('SELECT ended_on FROM contract WHERE order_id = $1', [order.id])).toEqual([
      { ended_on: null },
    ]);
  });
});
