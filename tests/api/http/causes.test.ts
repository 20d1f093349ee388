import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sign } from '../../../src/server/infra/ports/payments/signature.ts';
import { isSandbox } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { misbehave } from '../../support/fake-provider.ts';
import { logLines } from '../../support/log-lines.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { checkout } from '../../support/payments.ts';
import { customer } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';

const { log, lines } = logLines();
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ log });
});
afterAll(() => t.close());

/** The lines that tell of a reason. */
const linesWith = (reason: string) => lines.filter((line) => JSON.stringify(line).includes(reason));

function webhook(body: object, secret?: string) {
  const port = t.ports.payments;
  if (!isSandbox(port)) throw new Error('The tests need the sandbox.');
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'x-sandbox-signature': sign(secret ?? port.webhookSecret, payload, t.now()),
  };
  return t.app.inject({ method: 'POST', url: '/api/webhooks/payments', payload, headers });
}

test('a provider that refuses a payment: the log says why, once, at a level that is seen', async () => {
  const { client, order } = await guestWithOrder(t, '+4917604068001');
  const mend = misbehave(t, () => ({
    createSession: async () => {
      throw new Error('Invalid API key');
    },
  }));
  const refused = await checkout(client, order);
  mend();
  expect(refused.problem().referenceCode).toBe(1038);
  expect(linesWith('Invalid API key')).toMatchObject([{ level: 40, referenceCode: 1038 }]);
  expect(refused.text).not.toContain('Invalid API key');
});

test('a page of payment that cannot be closed: no other one opens, and the log says why, once', async () => {
  const { client, order } = await guestWithOrder(t, '+4917604068002');
  expect((await checkout(client, order)).status).toBe(200);
  const mend = misbehave(t, () => ({
    cancelSession: async () => {
      throw new Error('No such session');
    },
  }));
  const other = await client.post(
    '/api/tariffs/payment-intent',
    { orderId: order.id, version: 'V2', method: 'card' },
    { 'idempotency-key': randomUUID() },
  );
  mend();
  expect(other.problem().referenceCode).toBe(1038);
  expect(linesWith('No such session')).toMatchObject([{ level: 40, referenceCode: 1038 }]);
});

test('a saved method that the provider keeps: it is gone here, and the log says why, once and without its token', async () => {
  const { client, userId } = await customer(t, 'anna');
  await t.db.query(
    `INSERT INTO saved_method (id, team, user_id, method, label, token, is_default, created_at)
     VALUES ($1, 'kanarya', $2, 'card', 'Visa •••• 4242', 'secret-token', true, $3)`,
    [randomUUID(), userId, t.now()],
  );
  const path = '/api/users/me/payment-methods';
  type Methods = { paymentMethods: { id: string }[] };
  const [method] = (await client.get(path)).payload<Methods>().paymentMethods;
  await stepUp(client);
  const mend = misbehave(t, () => ({
    forgetMethod: async () => {
      throw new Error('No such method');
    },
  }));
  const answer = await client.send('DELETE', `${path}/${method?.id}`);
  mend();
  expect(answer.payload<Methods>().paymentMethods).toEqual([]);
  expect(linesWith('No such method')).toMatchObject([{ level: 50, act: 'forget a saved method' }]);
  expect(linesWith('secret-token')).toEqual([]);
});

test('a webhook that cannot be handled: the log says why, with the cause behind the code', async () => {
  const reference = '00000000-0000-4000-8000-000000000000';
  const answer = await webhook({
    id: 'evt_none',
    type: 'payment_intent.succeeded',
    reference,
    transactionId: 'tr_1',
  });
  expect(answer.statusCode).toBe(500);
  expect(linesWith('There is no payment for the event evt_none')).toMatchObject([
    { level: 50, err: { cause: { message: 'There is no payment for the event evt_none.' } } },
  ]);
});

test.each([
  ['signed by a stranger', 'stranger', 1034, /signature/i],
  ['of an unknown type', undefined, 1035, /payment_intent.levitated/],
] as const)('a webhook %s: the log says why', async (_what, secret, code, reason) => {
  const before = lines.length;
  const body = { id: 'evt_x', type: 'payment_intent.levitated', reference: 'x', transactionId: 'tr_1' };
  expect((await webhook(body, secret)).json().referenceCode).toBe(code);
  const causes = lines.slice(before).filter((line) => line.level === 40);
  expect(causes).toMatchObject([{ referenceCode: code, err: { message: expect.stringMatching(reason) } }]);
});

test('a refusal without a cause behind it writes no line of its own', async () => {
  const before = lines.length;
  expect((await t.client().get('/api/users/me')).status).toBe(401);
  expect(lines.slice(before).filter((line) => line.msg !== 'request')).toEqual([]);
});
