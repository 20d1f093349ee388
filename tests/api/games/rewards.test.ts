import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { begin, playOut, resultIn } from '../../support/games/plays.ts';
import { live, paidOrder } from '../../support/lines.ts';
import { agreeToAdvertising } from '../../support/messages.ts';
import { customer, logIn } from '../../support/people.ts';
import { askPicture } from '../../support/pictures.ts';
import type { TestClient } from '../../support/test-client.ts';
import { usageOf } from '../../support/usage.ts';

let t: TestApp;
let anna: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  anna = (await customer(t, 'anna')).client;
  await agreeToAdvertising(t);
});
afterAll(() => t.close());

const claim = (client: TestClient, { id }: { id: string }, rewardId: string) =>
  client.post(`/api/games/results/${id}/reward`, { rewardId });
const coupons = () =>
  t.db.query<{ code: string }>(
    'SELECT code, max_redemptions, redeemed FROM coupon WHERE issued_for IS NOT NULL',
  );

describe('the reward of a win', () => {
  it('is a coupon for one order, once, with a code that the winner finds again', async () => {
    const won = await playOut(t, anna, 'won');
    const refused = async (rewardId: string) => (await claim(anna, won, rewardId)).problem().referenceCode;
    expect(await refused('a-castle')).toBe(1018);
    expect(await refused('data-3')).toBe(1019);
    expect(await refused('data-2')).toBe(1023);
    expect((await claim((await customer(t, 'bora')).client, won, 'data-2')).problem().referenceCode).toBe(
      1010,
    );
    const { reward } = resultIn(await claim(anna, won, 'coupon-3-euro'));
    expect(reward).toMatchObject({ id: 'coupon-3-euro', kind: 'coupon', endsOn: '2026-04-30' });
    expect(await coupons()).toMatchObject([{ code: reward?.code, redeemed: 0 }]);
    expect((await t.client().get(`/api/coupon-codes/${reward?.code}`)).payload()).toMatchObject({
      coupon: { kind: 'amountMonthly', amount: 300, months: 3, label: reward?.label },
    });
    expect(await refused('coupon-3-euro')).toBe(1016);
    expect(await refused('data-2')).toBe(1016);
    expect(await coupons()).toHaveLength(1);
    const mails = (await t.outbox('anna@example.org')).filter(({ template }) => template === 'game-reward');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`Ihr Code: ${reward?.code}. Geben Sie ihn bis zum 30.04.2026`);
    expect(mails[0]?.text).toContain('/dashboard/games');
    const { results } = (await anna.get('/api/games/results/me')).payload<{
      results: { reward: unknown }[];
    }>();
    expect(results[0]?.reward).toEqual(reward);
  });

  it('is a wallpaper that cannot be had otherwise, once; afterwards it is offered no more', async () => {
    const { client } = await customer(t, 'deniz');
    const offered = ({ rewards }: { rewards: { id: string }[] }) => rewards.map(({ id }) => id);
    const won = await playOut(t, client, 'won');
    expect(offered(won)).toContain('wallpaper');
    expect((await askPicture(t, client, 'pokal')).statusCode).toBe(403);
    const { reward, rewards } = resultIn(await claim(client, won, 'wallpaper'));
    expect(reward).toMatchObject({ kind: 'wallpaper', code: null, endsOn: null });
    expect(offered({ rewards })).toContain('wallpaper');
    expect((await askPicture(t, client, 'pokal', { shirt: { name: 'DENİZ' } })).statusCode).toBe(200);
    expect((await claim(client, won, 'wallpaper')).problem().referenceCode).toBe(1016);
    t.pass({ days: 7 });
    await logIn(client, 'deniz@example.org');
    const next = await playOut(t, client, 'won');
    expect(offered(next)).not.toContain('wallpaper');
    expect(offered(next).length).toBeGreaterThan(0);
    expect((await claim(client, next, 'wallpaper')).problem().referenceCode).toBe(1019);
    t.pass({ days: -7 });
  });

  it('is data for the newest line, which the network hears of', async () => {
    const { client, email } = await paidOrder(t);
    await agreeToAdvertising(t);
    await live(t, 1);
    await logIn(client, email);
    const won = await playOut(t, client, 'won');
    const { reward } = resultIn(await claim(client, won, 'data-2'));
    expect(reward).toMatchObject({ kind: 'data', code: null });
    const [line] = await usageOf(client);
    expect(line?.allowances.filter(({ source }) => source === 'game')).toMatchObject([
      { amount: 2000, kind: 'data', endsOn: reward?.endsOn },
    ]);
    const mails = (await t.outbox(email)).filter(({ template }) => template === 'game-reward');
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Ihre Belohnung: 2\sGB extra.*auf Ihrer neuesten Karte.*dashboard\/usage/s),
    ]);
    expect((await claim(client, won, 'data-2')).problem()).toMatchObject({
      status: 409,
      referenceCode: 1016,
    });
  });

  it('is for winners alone', async () => {
    t.pass({ days: 7 });
    await logIn(anna, 'anna@example.org');
    const play = await begin(anna);
    expect((await claim(anna, play, 'data-3')).problem()).toMatchObject({ status: 409, referenceCode: 1017 });
    const lost = await playOut(t, (await customer(t, 'cem')).client, 'lost');
    expect(lost.reward).toBeNull();
  });
});
