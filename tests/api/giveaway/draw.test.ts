import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawRounds } from '../../../src/server/modules/giveaway/draw-rounds.service.ts';
import { giveawaysGoods } from '../../../src/server/modules/giveaway/giveaways.goods.ts';
import type { RoundItem } from '../../../src/server/modules/giveaway/round-stock.repository.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';
import { closeRound, enterAs, tokenOf } from '../../support/giveaway.ts';
import { contentOf } from '../../support/goods-folder.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { BUDGET_SCALE: '1000' } });
});
afterAll(() => t.close());

type Rounds = PayloadOf<Api['GET /api/giveaways']>;
type Win = PayloadOf<Api['POST /api/giveaways/wins/look']>['win'];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const rounds = async (lang: 'de' | 'tr' = 'de') =>
  (await t.client({ lang }).get('/api/giveaways')).payload<Rounds>();
const closed = async () => (await rounds()).closed.find(({ slug }) => slug === 'heimspiel');
const wins = () =>
  t.db.query<{ number: number; prize: number; state: string; place: number }>(
    'SELECT number, prize, state, place FROM giveaway_win ORDER BY place',
  );
const { valid } = await examplesOf('giveaway/entry');

test('each entry gets the next number of its round and brand, and its mail says it', async () => {
  for (let nth = 1; nth <= 60; nth++) await enterAs(t, nth);
  const numbers = await t.db.query<{ number: number }>(
    `SELECT number FROM giveaway_entry WHERE team = 'kanarya' ORDER BY created_at, number`,
  );
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  const [mail] = await t.outbox('fan7@example.org');
  expect(mail?.text).toContain('Ihre Losnummer ist 7.');
  const other = await t.client({ team: 'aslan' }).post('/api/zoho/giveaway', valid);
  expect(other.status).toBe(201);
  expect(await t.db.query(`SELECT number FROM giveaway_entry WHERE team = 'aslan'`)).toEqual([{ number: 1 }]);
});

test('before the end only the hash of the secret is known', async () => {
  const { open } = await rounds();
  const [row] = await t.db.query<{ secret: string }>(
    `SELECT secret FROM giveaway_round WHERE team = 'kanarya' AND slug = 'heimspiel'`,
  );
  expect(open?.draw).toMatchObject({
    secretHash: sha256(row?.secret ?? ''),
    numbersHash: null,
    opened: null,
  });
  await drawRounds(t.deps);
  expect(await wins()).toEqual([]);
});

test('after the end the numbers are fixed and their hash is shown, an hour before the draw at least', async () => {
  await closeRound(t, 'heimspiel');
  await drawRounds(t.deps);
  const { draw, announcedOn } = (await closed()) ?? {};
  expect(draw?.numbersHash).toBe(sha256('1-60'));
  expect(draw?.opened).toBeNull();
  expect(announcedOn).toBeNull();
  expect((await t.client().post('/api/zoho/giveaway', valid)).problem().referenceCode).toBe(1010);
  t.pass({ minutes: 59 });
  await drawRounds(t.deps);
  expect(await wins()).toEqual([]);
});

test('once the entries are fixed the import takes other words, but no other prizes or times', async () => {
  const [, round] = contentOf('giveaways.json') as unknown as [RoundItem, RoundItem]; // the schema holds the file
  const write = (change: Partial<RoundItem>) =>
    t.db.transaction((tx) => giveawaysGoods.write(tx, 'kanarya', [{ ...round, ...change }]));
  const [first, ...others] = round.prizes;
  const prizes = [...(first ? [{ ...first, count: 2 }] : []), ...others];
  const refused = (paths: string[]) => ({
    referenceCode: 1100,
    details: { errors: paths.map((path) => ({ path })) },
  });
  await expect(write({ prizes })).rejects.toMatchObject(refused(['/0/prizes']));
  await expect(write({ drawsAt: '2028-01-01T00:00:00Z' })).rejects.toMatchObject(refused(['/0/drawsAt']));
  await expect(write({ slug: 'new', closesAt: '2020-01-01T00:00:00Z' })).rejects.toMatchObject(
    refused(['/0/closesAt']),
  );
  const words = { ...round.words, de: { title: 'Ganz nah dran', text: round.words.de.text } };
  expect(await write({ words })).toEqual({ created: 0, changed: 1, unchanged: 0 });
  expect(await write({ words })).toEqual({ created: 0, changed: 0, unchanged: 1 });
});

test('the draw follows from secret and numbers, which it shows, and its page has its day', async () => {
  t.pass({ minutes: 2 });
  await drawRounds(t.deps);
  await drawRounds(t.deps);
  const round = await closed();
  const { secret = '', numbers } = round?.draw?.opened ?? {};
  expect(numbers).toBe('1-60');
  expect(sha256(secret)).toBe(round?.draw?.secretHash);
  expect(round?.announcedOn).toBe('2027-06-01');
  const key = (number: number) => createHmac('sha256', secret).update(`${number}`).digest('hex');
  const order = Array.from({ length: 60 }, (_, index) => index + 1).sort((a, b) =>
    key(a) < key(b) ? -1 : 1,
  );
  const drawn = await wins();
  expect(drawn.filter(({ number }) => number <= 60).map(({ number }) => number)).toEqual(
    expect.arrayContaining(order.slice(0, 51)),
  );
  expect(round?.prizes.flatMap(({ winners }) => winners.map(({ number }) => number))).toEqual(
    order.slice(0, 51),
  );
  expect(round?.prizes.flatMap(({ winners }) => winners.map(({ name }) => name))).toEqual(
    Array.from({ length: 51 }, () => null),
  );
});

test('each winner is told once, by mail and SMS, in the language of the entry', async () => {
  const told = await t.db.query<{ recipient: string; channel: string }>(
    `SELECT recipient, channel FROM outbox WHERE template = 'giveaway-won' AND team = 'kanarya'`,
  );
  expect(told.filter(({ channel }) => channel === 'email')).toHaveLength(51);
  expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(told.length);
  expect(told.filter(({ channel }) => channel === 'sms')).toHaveLength(51);
  const texts = await t.db.query<{ lang: string; text: string }>(
    `SELECT lang, text FROM outbox WHERE template = 'giveaway-won' AND channel = 'email' AND team = 'kanarya'`,
  );
  for (const { lang, text } of texts) {
    expect(text).toContain(lang === 'de' ? 'bis zum 15.06.2027 an' : 'son gün 15.06.2027');
    expect(text).toMatch(lang === 'de' ? /\/giveaway\/win\?token=/ : /\/tr\/giveaway\/win\?token=/);
  }
});

test('who accepts a voucher gets it by mail, once, and is named only on wish', async () => {
  const { email, token } = await tokenOf(t, 2);
  const look = await t.client().post('/api/giveaways/wins/look', { token });
  expect(look.payload<{ win: Win }>().win).toMatchObject({
    prize: 'Ein Gutschein über 100 € für Ihre Monatsrechnungen',
    voucherCents: 10_000,
    picture: 'voucher',
    state: 'asked',
    named: null,
  });
  const answer = (named: boolean) => t.client().post('/api/giveaways/wins/answer', { token, named });
  const both = await Promise.all([answer(true), answer(true)]);
  const { win } = both[0].payload<{ win: Win }>();
  expect(win).toMatchObject({ state: 'accepted', named: true });
  const names = async () =>
    (await closed())?.prizes[2]?.winners.find(({ number }) => number === win.number)?.name ?? null;
  expect(await names()).toBe(win.shownName);
  expect(win.shownName).toMatch(/^\p{L}+ \p{Lu}\.$/u);
  expect((await answer(false)).status).toBe(200);
  expect(await names()).toBeNull();
  const vouchers = (await t.outbox(email)).filter(({ template }) => template === 'voucher');
  expect(vouchers).toHaveLength(1);
  expect(await t.db.query('SELECT cents FROM voucher')).toEqual([{ cents: 10000 }]);
});

test('of a prize that people deliver our service hears once', async () => {
  const { token } = await tokenOf(t, 1);
  const answer = () => t.client().post('/api/giveaways/wins/answer', { token, named: false });
  expect([(await answer()).status, (await answer()).status]).toEqual([200, 200]);
  const due = await t.db.query<{ text: string }>(
    `SELECT text FROM outbox WHERE template = 'giveaway-prize-due'`,
  );
  expect(due).toHaveLength(1);
  expect(due[0]?.text).toContain('Gewinn: Ein Trikot mit Ihrem Namen');
});

test('another brand and a made-up token open nothing', async () => {
  const { token } = await tokenOf(t, 0);
  for (const [client, value] of [
    [t.client({ team: 'aslan' }), token],
    [t.client(), 'x'.repeat(43)],
  ] as const)
    for (const body of [{ token: value }, { token: value, named: true }])
      expect(
        (await client.post(`/api/giveaways/wins/${'named' in body ? 'answer' : 'look'}`, body)).problem()
          .referenceCode,
      ).toBe(1130);
});

test('what nobody accepts in 14 days goes to the next of the same order; deleted entries are passed over', async () => {
  const { token } = await tokenOf(t, 0);
  const before = await wins();
  const { secret = '' } = (await closed())?.draw?.opened ?? {};
  const key = (number: number) => createHmac('sha256', secret).update(`${number}`).digest('hex');
  const left = Array.from({ length: 60 }, (_, index) => index + 1)
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
    .slice(51);
  await t.db.query(`DELETE FROM giveaway_entry WHERE team = 'kanarya' AND number = $1`, [left[0]]);
  t.pass({ days: 14 });
  await drawRounds(t.deps);
  const after = await wins();
  const kanarya = (rows: typeof after) => rows.filter(({ place }) => place >= 51).map(({ number }) => number);
  expect(kanarya(after)).toEqual(left.slice(1));
  expect(after.filter(({ state }) => state === 'accepted')).toHaveLength(2);
  expect(after.filter(({ state }) => state === 'asked')).toHaveLength(8);
  expect(before.length).toBeLessThan(after.length);
  expect((await t.client().post('/api/giveaways/wins/look', { token })).problem().referenceCode).toBe(1130);
  const leftOver = await t.db.query(`SELECT 1 FROM outbox WHERE template = 'giveaway-prize-left'`);
  expect(leftOver.length).toBeGreaterThan(0);
});

test('with the entries the names of winners are forgotten, and their numbers stay', async () => {
  await forgetExpired(t.db, new Date('2028-01-01T00:00:00Z'));
  expect(await t.db.query('SELECT 1 FROM giveaway_entry')).toEqual([]);
  expect(await t.db.query('SELECT 1 FROM giveaway_win WHERE entry_id IS NOT NULL')).toEqual([]);
  expect((await closed())?.prizes[0]?.winners).toMatchObject([{ name: null }]);
});
