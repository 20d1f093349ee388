import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageScriptTag } from '../../../src/server/http/page-script.ts';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose, orderOf, paymentOf } from '../../support/payments.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let serial = 400;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** An order whose payment has a page; by direct debit when an account is given. */
async function started(iban?: string) {
  const pays = { method: 'sepa', iban: iban ?? '', accountHolder: 'Ayşe Yılmaz' } as const;
  const change = (forms: OrderForms) => (iban ? { ...forms, 'order/payment': pays } : forms);
  const { client, order, email } = await guestWithOrder(t, `+4917604069${serial++}`, change);
  const { url } = (await checkout(client, order)).payload<Checkout>();
  return { client, order, email, url, session: url.split('/').at(-1) ?? '' };
}
async function press(path: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await t.app.inject({
    method: 'POST',
    url: `/dev/payments/${path}?lang=tr`,
    payload: '',
    headers,
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dev/payments?lang=tr']);
}
const messagesOf = (session: string) =>
  t.db.query<{ id: string; status: number | null; attempts: number }>(
    'SELECT id, last_status AS status, attempts FROM sandbox_event WHERE session_id = $1 ORDER BY created_at, id',
    [session],
  );
const told = async (client: TestClient, order: { id: string }) =>
  (await orderOf(client, order)).payment?.status;

describe('the test accounts of a direct debit', () => {
  it.each([
    ['DE89370400440532013000', 0, 0],
    ['DE62370400440532013001', 2, 2],
    ['DE08370400440532013003', 3, 0],
    ['DE78370400440532013004', 3, 2],
  ])('%s: at first %i, in the end %i', async (iban, first, last) => {
    const { client, order, email, url } = await started(iban);
    await choose(t, url, 'pay');
    expect(await told(client, order)).toBe(first);
    t.pass({ seconds: 5 });
    expect((await paymentOf(client, order))?.status).toBe(last);
    expect((await orderOf(client, order)).contract === null).toBe(last !== 0);
    // Whoever was told to wait is told by mail how it ended; what fails at once is seen on the page.
    const failed = (await t.outbox(email)).filter(({ template }) => template === 'payment-failed');
    expect(failed).toHaveLength(first === 3 && last === 2 ? 1 : 0);
    for (const { text } of failed) expect(text).toMatch(/http\S+\/dashboard\n/);
  });

  it('DE35370400440532013002: paid, and taken back by the bank', async () => {
    const { client, order, url, session } = await started('DE35370400440532013002');
    await choose(t, url, 'pay');
    expect(await told(client, order)).toBe(0);
    t.pass({ seconds: 5 });
    await press('hold/off'); // any button: what is due is sent
    const [row] = await t.db.query<{ disputed: boolean }>(
      'SELECT p.disputed_at IS NOT NULL AS disputed FROM payment p WHERE session_id = $1',
      [session],
    );
    expect(row).toEqual({ disputed: true });
  });
});

describe('on the control page a person', () => {
  it('sees each session with what has been said about it, in both languages', async () => {
    const { order, url } = await started();
    await choose(t, url, 'process');
    for (const [lang, words] of [
      ['de', ['Testzahlungen steuern', 'in Bearbeitung', 'Jetzt gutschreiben', 'Gefälscht senden']],
      ['tr', ['Deneme ödemelerini yönetin', 'işleniyor', 'Şimdi onayla', 'Sahte gönder']],
    ] as const) {
      const page = await t.app.inject(`/dev/payments?lang=${lang}`);
      expect(page.body).toContain(`<html lang="${lang}">`);
      for (const word of [order.number, 'payment_intent.processing', ...words])
        expect(page.body).toContain(word);
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
      expect(page.body.replace(pageScriptTag, '')).not.toMatch(/<script|<style| style=|onclick/);
    }
  });

  it('lets a payment under way succeed, or come to nothing', async () => {
    for (const [action, status] of [
      ['succeed', 0],
      ['settleFail', 2],
    ] as const) {
      const { client, order, url, session } = await started();
      await choose(t, url, 'process');
      expect(await told(client, order)).toBe(3);
      await press(`sessions/${session}/${action}`);
      expect(await told(client, order)).toBe(status);
    }
  });

  it('asks for the payer’s action, which is then given on the payer’s page', async () => {
    const { client, order, url, session } = await started();
    await press(`sessions/${session}/action`);
    expect(await told(client, order)).toBe(1);
    expect((await t.app.inject(url)).body).toContain('Geben Sie diese Zahlung frei?');
    await choose(t, url, 'pay');
    expect(await told(client, order)).toBe(0);
  });

  it('sends a message twice, forged, out of date, later, or never', async () => {
    const { client, order, url, session } = await started();
    await press('hold/on');
    await choose(t, url, 'pay');
    await press('hold/off');
    t.pass({ minutes: 5 });
    const [message] = await messagesOf(session);
    expect(message).toMatchObject({ status: null, attempts: 0 });
    expect(await told(client, order)).toBe(4);
    for (const [kind, status] of [
      ['forged', 401],
      ['stale', 401],
    ] as const) {
      await press(`messages/${message?.id}/${kind}`);
      expect((await messagesOf(session))[0]?.status).toBe(status);
      expect(await told(client, order)).toBe(4);
    }
    for (const attempts of [3, 4]) {
      await press(`messages/${message?.id}/send`);
      expect((await messagesOf(session))[0]).toMatchObject({ status: 200, attempts });
      expect(await told(client, order)).toBe(0);
    }
    expect(await t.db.query('SELECT 1 FROM contract WHERE order_id = $1', [order.id])).toHaveLength(1);
  });

  it('sends the second message before the first', async () => {
    const { client, order, url, session } = await started();
    await press('hold/on');
    await choose(t, url, 'process');
    await press(`sessions/${session}/succeed`);
    await press('hold/off');
    t.pass({ seconds: 1 });
    const types = await t.db.query<{ id: string; type: string }>(
      `SELECT id, body::jsonb ->> 'type' AS type FROM sandbox_event WHERE session_id = $1`,
      [session],
    );
    const idOf = (type: string) => types.find((one) => one.type === `payment_intent.${type}`)?.id;
    await press(`messages/${idOf('succeeded')}/send`);
    expect(await told(client, order)).toBe(0);
    await press(`messages/${idOf('processing')}/send`);
    expect(await told(client, order)).toBe(0);
  });

  it('sends money back at the provider itself, and our book follows', async () => {
    const { url, session } = await started();
    await choose(t, url, 'pay');
    const button = `/dev/payments/sessions/${session}/refund?`;
    expect((await t.app.inject('/dev/payments')).body).toContain(button);
    await press(`sessions/${session}/refund`);
    expect((await t.app.inject('/dev/payments')).body).not.toContain(button);
    const rows = await t.db.query(
      `SELECT r.state, r.reason, p.refunded_cents AS cents FROM refund r JOIN payment p ON p.id = r.payment_id
        WHERE p.session_id = $1`,
      [session],
    );
    expect(rows).toEqual([{ state: 'succeeded', reason: 'byProvider', cents: 1 }]);
    await runRefunds(t.deps, () => {});
    expect(await t.db.query('SELECT 1 FROM sandbox_refund WHERE session_id = $1', [session])).toHaveLength(1);
  });

  it('is nobody where the development’s pages are off', async () => {
    const closed = await createTestApp({ env: { ALLOW_DEV_PAGES: '0' } });
    expect((await closed.app.inject('/dev/payments')).statusCode).toBe(404);
    await closed.close();
  });
});
