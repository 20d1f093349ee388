import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageScriptTag } from '../../../src/server/http/page-script.ts';
import { costlyDoors } from '../../../src/server/infra/db/migrations/019-costly-doors.ts';
import { tokenHash } from '../../../src/server/modules/customers/token-hash.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { choose, orderOf } from '../../support/payments.ts';

let t: TestApp;
let serial = 800;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface Link {
  amountCents: number;
  methods: string[];
  payment: { status: number } | null;
}

/** A link to pay an order, and what somebody without an account does with it. */
async function linked() {
  const { client, order } = await guestWithOrder(t, `+4917604069${serial++}`);
  const made = await client.post('/api/payment-links', { kind: 'order', id: order.id });
  const { url, expiresAt } = made.payload<{ url: string; expiresAt: string }>();
  return { client, order, expiresAt, path: new URL(url).pathname };
}
const json = { accept: 'application/json' };
const read = async (path: string) =>
  (await t.app.inject({ url: path, headers: json })).json<{ payload: Link }>().payload;
const pay = (path: string, method: string, version = 'V3') =>
  t.app.inject({
    method: 'POST',
    url: `${path}/${method}?v=${version}`,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a link to pay by', () => {
  it('shows a browser what is to be paid, and leads it to the provider and back', async () => {
    const { client, order, path } = await linked();
    const page = await t.app.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.body).toContain(order.number);
    expect(page.body.replace(pageScriptTag, '')).not.toMatch(/<script|<style| style=|onclick/);
    for (const method of ['sepa', 'paypal', 'googlePay', 'applePay'])
      expect(page.body).toContain(`${path}/${method}?v=V3`);
    expect(page.body).not.toContain(`${path}/card`);
    const left = await pay(path, 'paypal');
    expect(left.statusCode).toBe(303);
    const back = await choose(t, String(left.headers.location), 'pay');
    expect(back.pathname).toBe(`${path}/check`);
    const checked = await t.app.inject(back.pathname + back.search);
    expect(checked.body).toContain('Ihre Zahlung ist bei uns angekommen');
    expect(checked.body).not.toContain('<form');
    expect((await orderOf(client, order)).payment?.status).toBe(0);
  });

  it('is stored as its hash, also where it was stored before hashes', async () => {
    const { path } = await linked();
    const token = path.split('/').at(-1) ?? '';
    const rows = await t.db.query<{ id: string }>('SELECT id FROM payment_link');
    const ids = rows.map(({ id }) => id);
    expect(ids).not.toContain(token);
    expect(ids).toContain(tokenHash(token));
    const migrated = /translate\(.+'-_'\)/.exec(costlyDoors.sql)?.[0].replace('(id,', '($1::text,');
    expect(await t.db.query(`SELECT ${migrated} AS id`, [token])).toEqual([{ id: tokenHash(token) }]);
  });

  it('answers JSON to a program', async () => {
    const { path } = await linked();
    expect(await read(path)).toMatchObject({ amountCents: 1, version: 'V3', lang: 'de', payment: null });
    expect((await read(`${path}?v=V1`)).methods).toEqual(['card']);
    expect((await read(`${path}?v=V2`)).methods).toEqual(['card', 'applePay', 'googlePay']);
    const started = await t.app.inject({ method: 'POST', url: `${path}/card?v=V2`, headers: json });
    const { url } = started.json<{ payload: { url: string } }>().payload;
    await choose(t, url, 'fail');
    expect((await read(`${path}/check`)).payment).toMatchObject({ status: 2 });
  });

  it.each(['V4', 'v3', ''])('of version “%s” is refused: 1032', async (version) => {
    const { path } = await linked();
    const answer = await t.app.inject({ url: `${path}?v=${version}`, headers: json });
    expect([answer.statusCode, answer.json().referenceCode]).toEqual([422, 1032]);
    const wrong = await t.app.inject({ method: 'POST', url: `${path}/sepa?v=${version}`, headers: json });
    expect(wrong.json().referenceCode).toBe(1032);
  });

  it('does not offer a method to a version that does not have it: 1032', async () => {
    const { path } = await linked();
    const wrong = await t.app.inject({ method: 'POST', url: `${path}/sepa?v=V2`, headers: json });
    expect(wrong.json().referenceCode).toBe(1032);
  });

  it('is for one payment: whoever presses again is led to the one that was made', async () => {
    const { order, path } = await linked();
    const first = String((await pay(path, 'paypal')).headers.location);
    expect((await pay(path, 'paypal')).headers.location).toBe(first);
    await choose(t, first, 'pay');
    expect((await pay(path, 'sepa')).headers.location).toBe(`${path}/check?v=V3`);
    expect(await t.db.query('SELECT 1 FROM payment WHERE order_id = $1', [order.id])).toHaveLength(1);
  });

  it('lasts seven days, to the second', async () => {
    const { path, expiresAt } = await linked();
    expect(new Date(expiresAt).getTime() - t.now().getTime()).toBe(7 * 86_400_000);
    t.pass({ days: 7, seconds: -1 });
    expect((await t.app.inject(path)).statusCode).toBe(200);
    t.pass({ seconds: 1 });
    const page = await t.app.inject({ url: path, headers: { 'accept-language': 'tr-TR,tr' } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toMatch(/<html lang="tr">[\s\S]*artık geçerli değil/);
    expect((await t.app.inject({ url: path, headers: json })).statusCode).toBe(404);
    expect((await pay(path, 'paypal')).statusCode).toBe(404);
  });

  it('is made for one’s own alone', async () => {
    const { order } = await linked();
    const { client: other } = await linked();
    const refused = async (kind: string, id: string) =>
      (await other.post('/api/payment-links', { kind, id })).problem();
    expect(await refused('order', order.id)).toMatchObject({ status: 404, referenceCode: 1111 });
    expect(await refused('order', randomUUID())).toMatchObject({ referenceCode: 1111 });
    expect(await refused('invoice', randomUUID())).toMatchObject({ referenceCode: 1021 });
    expect(await refused('option', randomUUID())).toMatchObject({ referenceCode: 1024 });
    expect((await t.client().post('/api/payment-links', { kind: 'order', id: order.id })).status).toBe(401);
  });

  it('stands in the API’s description', async () => {
    const { paths } = (await t.app.inject('/api/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/c/{id}', '/c/{id}/check']));
  });
});
