import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchDue } from '../../../src/server/infra/ports/outbox/dispatcher.ts';
import { drawRounds } from '../../../src/server/modules/giveaway/draw-rounds.service.ts';
import { allRows } from '../../support/all-rows.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { closeRound, enterAs, tokenOf } from '../../support/giveaway.ts';
import { logLines } from '../../support/log-lines.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { choose } from '../../support/payments.ts';
import { stepUp } from '../../support/step-up.ts';

const { log, lines } = logLines();
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ log: { ...log, level: 'trace' }, env: { BUDGET_SCALE: '1000' } });
});
afterAll(() => t.close());

const send = (mails: string[]) =>
  dispatchDue({
    db: t.db,
    clock: t.now,
    ports: { sms: { send: async () => {} }, mail: { send: async ({ text }) => void mails.push(text) } },
    foot: () => [],
    keepsTexts: false,
    onFailure: expect.fail,
  });

/** Lets each statement fail while something is asked. */
async function withoutDatabase(ask: () => Promise<unknown>) {
  const { query, transaction } = t.db;
  const fail = () => Promise.reject(new Error('a fault of the database'));
  Object.assign(t.db, { query: fail, transaction: fail });
  await ask();
  Object.assign(t.db, { query, transaction });
}

/** @param known a table that may hold it */
async function expectNowhere(secret: string, known?: string) {
  expect(secret).toMatch(/^[\w-]{43}$/);
  const rows = (await allRows(t.db, known)).split('\n');
  expect(rows.filter((row) => row.includes(secret))).toEqual([]);
  const written = lines.splice(0).map((line) => JSON.stringify(line));
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((line) => line.includes(secret))).toEqual([]);
}

it('a link that undoes a change leaves the outbox when it is sent, and stands in no row and no log', async () => {
  const { client, email } = await guestWithOrder(t, '+4917604069901');
  await stepUp(client);
  (await client.send('PATCH', '/api/auth/me', { email: 'neu@example.org' })).payload();
  const mails: string[] = [];
  await send(mails);
  const [, token = ''] = /undo-contact-change\?token=([\w-]+)/.exec(mails.join('\n')) ?? [];
  const undo = () => t.client().post('/api/auth/undo-contact-change', { token });
  await t.app.inject(`/auth/undo-contact-change?token=${token}`);
  await withoutDatabase(undo);
  const { resetToken } = (await undo()).payload<{ resetToken: string }>();
  expect((await undo()).status).toBeGreaterThanOrEqual(400);
  expect(await t.outbox(email)).not.toEqual([]);
  await expectNowhere(token);
  expect((await allRows(t.db)).includes(resetToken)).toBe(false);
});

it('a link to pay by stands in no row of ours and no log, from its making to its payment', async () => {
  const { client, order } = await guestWithOrder(t, '+4917604069902');
  const made = await client.post('/api/payment-links', { kind: 'order', id: order.id });
  const { pathname } = new URL(made.payload<{ url: string }>().url);
  await t.app.inject(pathname);
  await withoutDatabase(() => t.app.inject({ url: pathname, headers: { accept: 'text/html' } }));
  await t.app.inject(`${pathname}/no-such-part`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const left = await t.app.inject({ method: 'POST', url: `${pathname}/paypal?v=V3`, payload: '', headers });
  const back = await choose(t, String(left.headers.location), 'pay');
  expect((await t.app.inject(back.pathname + back.search)).statusCode).toBe(200);
  await send([]);
  // The simulated provider leads the payer back, as a real one does: these are its rows, not ours.
  await expectNowhere(pathname.split('/').at(-1) ?? '', 'sandbox_session');
});

it('the link of a winner and the code of a voucher leave the outbox too, and stand in no row and no log', async () => {
  for (let nth = 1; nth <= 24; nth++) await enterAs(t, nth);
  await send([]);
  await closeRound(t, 'heimspiel');
  await drawRounds(t.deps);
  t.pass({ hours: 1 });
  await drawRounds(t.deps);
  const { token } = await tokenOf(t, 2);
  const mails: string[] = [];
  await send(mails);
  const look = () => t.client().post('/api/giveaways/wins/look', { token });
  await t.app.inject(`/giveaway/win?token=${token}`);
  await withoutDatabase(look);
  expect((await look()).status).toBe(200);
  await t.client().post('/api/giveaways/wins/answer', { token, named: false });
  await expectNowhere(token);
  await send(mails);
  const [, code = ''] = /voucher\?code=([\w-]+)/.exec(mails.join('\n')) ?? [];
  await t.app.inject(`/dashboard/voucher?code=${code}`);
  for (const way of ['', '', '', '/look', '/look', '/look'])
    await t.client().post(`/api/vouchers/me${way}`, { code });
  await expectNowhere(code);
});
