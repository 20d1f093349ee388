import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const url = '/api/zoho/giveaway';
const { valid, refused } = await examplesOf('giveaway/entry');
const entries = () =>
  t.db.query<{ team: string; round: string; email: string }>('SELECT * FROM giveaway_entry');

type Rounds = PayloadOf<Api['GET /api/giveaways']>;

test('the winners of the first round were announced on 15.09.2024; another one is open, with vouchers of 100 €', async () => {
  const { open, closed } = (await t.client({ lang: 'tr' }).get('/api/giveaways')).payload<Rounds>();
  expect(open).toMatchObject({ slug: 'heimspiel' });
  expect(open?.prizes.map(({ name }) => name)).toContain(
    'Aylık faturalar için 100 € değerinde 30 hediye çeki',
  );
  expect(open?.announcedOn).toBeNull();
  expect(closed[0]?.announcedOn).toBe('2024-09-15');
  expect(String(closed[0]?.closesAt) < '2024-09-15').toBe(true);
  expect(closed[0]?.prizes.map(({ name }) => name)).toContain('10 imzalı forma');
  expect(closed[0]?.prizes.at(-1)?.winners).toHaveLength(10);
});

test('one entry per address and round: a second one gets the same answer, but no row and no mail', async () => {
  const first = await t.client().post(url, { ...valid, email: 'ayse@example.org' });
  const second = await t.client().post(url, { ...valid, email: 'AYSE@example.org' });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.text).toBe(first.text);
  expect(await entries()).toMatchObject([{ team: 'kanarya', round: 'heimspiel', email: 'ayse@example.org' }]);
  expect(await t.outbox('ayse@example.org')).toMatchObject([{ template: 'giveaway-entered' }]);
  expect(await t.outbox('AYSE@example.org')).toEqual([]);
  expect((await t.client({ team: 'aslan' }).post(url, { ...valid, email: 'ayse@example.org' })).status).toBe(
    201,
  );
  expect(await entries()).toHaveLength(2);
});

test('what the form refuses is not stored', async () => {
  expect((await t.client().post(url, refused.data)).problem()).toMatchObject({
    status: 422,
    errors: [{ path: refused.path, rule: refused.rule }],
  });
  expect(await entries()).toHaveLength(2);
});

test('entries are forgotten six months after the end of their round', async () => {
  const { open } = (await t.client().get('/api/giveaways')).payload<Rounds>();
  const daysAfter = (days: number) => new Date(Date.parse(open?.closesAt ?? '') + days * 24 * 60 * 60 * 1000);
  await forgetExpired(t.db, daysAfter(181));
  expect(await entries()).toHaveLength(2);
  await forgetExpired(t.db, daysAfter(183));
  expect(await entries()).toEqual([]);
});

test('without an open round: 1010', async () => {
  t.pass({ days: 900 });
  expect((await t.client().get('/api/giveaways')).payload<Rounds>().open).toBeNull();
  expect((await t.client().post(url, valid)).problem()).toMatchObject({ status: 404, referenceCode: 1010 });
});
