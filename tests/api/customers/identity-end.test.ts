import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetIdentities } from '../../../src/server/modules/lifecycle/forget-identities.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder, secondLine } from '../../support/lines.ts';
import { holdNumber, orderForms, sendOrder } from '../../support/orders.ts';
import { logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** What is kept of a customer's identity, in the account and in the order. */
async function identityOf(email: string) {
  const rows = await t.db.query<Record<string, unknown>>(
    `SELECT u.birthday, u.document_type, u.id_number, u.identity_valid_until, u.last_name,
       o.content -> 'userInfo' ->> 'birthday' AS in_order, c.line_name, o.content -> 'userInfo' ->> 'city' AS city
       FROM users u JOIN orders o ON o.user_id = u.id JOIN contract c ON c.order_id = o.id WHERE u.email = $1`,
    [email],
  );
  return rows[0] ?? {};
}
const endContract = (orderId: string, day: string | null) =>
  t.db.query(`UPDATE contract SET ended_on = $2, line_name = 'Mamas Karte' WHERE order_id = $1`, [
    orderId,
    day,
  ]);
const at = async (moment: string) => {
  t.pass({ seconds: (Date.parse(moment) - t.now().getTime()) / 1000 });
  await forgetIdentities(t.deps);
};

test('identity is erased with the calendar year after the end of the contract, in Berlin, and nothing else', async () => {
  const [gone, later, running] = [await paidOrder(t), await paidOrder(t), await paidOrder(t)];
  await endContract(gone.order.id, '2026-12-31');
  await endContract(later.order.id, '2027-01-01');
  await at('2027-12-31T22:59:00Z');
  expect(await identityOf(gone.email)).toMatchObject({
    id_number: expect.any(String),
    birthday: expect.any(String),
    in_order: expect.any(String),
  });
  await at('2027-12-31T23:01:00Z');
  expect(await identityOf(gone.email)).toEqual({
    birthday: null,
    document_type: null,
    id_number: null,
    identity_valid_until: null,
    in_order: null,
    line_name: null,
    last_name: expect.any(String),
    city: expect.any(String),
  });
  for (const { email } of [later, running])
    expect(await identityOf(email)).toMatchObject({ id_number: expect.any(String) });
  expect(await identityOf(later.email)).toMatchObject({ line_name: 'Mamas Karte' });

  // The account still works, and its owner reads why nothing can be ordered by it.
  const client = await logIn(gone.client, gone.email);
  expect((await client.get('/api/users/me')).status).toBe(200);
  expect((await client.get(`/api/orders/${gone.order.id}`)).status).toBe(200);
  const again = await sendOrder(client, orderForms((await holdNumber(client)).id, 'known'));
  expect(again.problem()).toMatchObject({ status: 409, referenceCode: 1160 });
});

test('a customer with another contract keeps it until that one is past it too', async () => {
  const { client, order, email } = await paidOrder(t);
  const { orderId } = await secondLine(t, await logIn(client, email));
  await endContract(orderId, '2028-06-30');
  await endContract(order.id, '2027-03-31');
  await at('2029-12-31T12:00:00Z');
  expect(await identityOf(email)).toMatchObject({ id_number: expect.any(String) });
  await at('2030-01-01T12:00:00Z');
  expect(await identityOf(email)).toMatchObject({ id_number: null });
});
