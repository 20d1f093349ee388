import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import { askPicture } from '../../support/pictures.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const earn = (userId: string, badge: string) =>
  t.db.query('INSERT INTO badge_earned (user_id, badge, earned_at) VALUES ($1, $2, $3)', [
    userId,
    badge,
    t.now(),
  ]);
const openOf = async (client: Awaited<ReturnType<typeof customer>>['client']) =>
  (await client.get('/api/wallpaper/me')).payload<{ open: string[] }>().open;

test('a motif of a badge opens with it, for this customer alone', async () => {
  const [fan, other] = [await customer(t, 'anna'), await customer(t, 'bora')];
  await earn(fan.userId, 'first-goal');
  expect((await askPicture(t, fan.client, 'tor')).statusCode).toBe(200);
  expect(await openOf(fan.client)).toHaveLength(7);
  for (const [client, slug] of [
    [other.client, 'tor'],
    [fan.client, 'schal'],
  ] as const)
    for (const [lang, words] of [
      ['de', /noch gesperrt/],
      ['tr', /henüz kilitli/],
    ] as const) {
      const refused = (await askPicture(t, client, slug, {}, { lang })).json();
      expect(refused).toMatchObject({ status: 403, referenceCode: 1138 });
      expect(refused.detail).toMatch(words);
    }
  expect(await openOf(other.client)).toHaveLength(6);
  expect(await t.db.query('SELECT FROM wallpaper_download WHERE user_id = $1', [other.userId])).toEqual([]);
});

test('no badge opens a prize', async () => {
  const { client, userId } = await customer(t, 'cem');
  for (const badge of ['first-goal', 'one-year']) await earn(userId, badge);
  expect(await openOf(client)).toHaveLength(8);
  expect((await askPicture(t, client, 'pokal')).json()).toMatchObject({ referenceCode: 1138 });
  await t.db.query(
    `INSERT INTO wallpaper_prize (user_id, wallpaper_id, won_by, won_at)
     SELECT $1, id, id, now() FROM wallpaper WHERE team = 'kanarya' AND is_prize`,
    [userId],
  );
  expect((await askPicture(t, client, 'pokal')).statusCode).toBe(200);
  expect(await openOf(client)).toHaveLength(9);
});
