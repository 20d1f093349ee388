import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../../../src/shared/api/campaigns.ts';
import type { Coupon } from '../../../src/shared/api/catalogue.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const german = { 'x-language-code': '1' };
const listed = async (headers: Record<string, string> = german) =>
  (await t.client().get('/api/campaigns', headers)).payload<{ campaigns: Campaign[] }>().campaigns;

describe.each(teamIds)('campaigns of %s', (team) => {
  test('those that run come first, then those that come, then those of the past', async () => {
    const campaigns = await listed({ ...german, 'x-team-id': team });
    const now = t.now().toISOString();
    const stateOf = ({ startsAt, endsAt }: Campaign) => (endsAt <= now ? 2 : Number(startsAt > now));
    const states = campaigns.map(stateOf);
    expect(states).toEqual([...states].sort());
    expect(new Set(states)).toEqual(new Set([0, 1, 2]));
  });

  test('each has its words in both languages, and a code that an order takes while it runs', async () => {
    const [inGerman, inTurkish] = await Promise.all([
      listed({ 'x-team-id': team, 'x-language-code': '1' }),
      listed({ 'x-team-id': team, 'x-language-code': '0' }),
    ]);
    for (const [at, campaign] of inGerman.entries()) {
      expect(inTurkish[at]).toMatchObject({ slug: campaign.slug });
      expect(inTurkish[at]?.title).not.toBe(campaign.title);
    }
    const [running] = inGerman;
    const answer = await t
      .client()
      .get(`/api/coupon-codes/${running?.couponCode}`, { ...german, 'x-team-id': team });
    expect(answer.status).toBe(200);
    const { kind, amount, months } = answer.payload<{ coupon: Coupon }>().coupon;
    expect(running?.discount).toEqual({ kind, amount, months });
  });
});

test('the code of a campaign that is over is refused: 1103', async () => {
  const past = (await listed()).at(-1);
  const answer = await t.client().get(`/api/coupon-codes/${past?.couponCode}`, german);
  expect(answer.problem().referenceCode).toBe(1103);
});

test('one is found by its address and by its id; any other is not found: 1010', async () => {
  const [first] = await listed();
  for (const name of [first?.slug, first?.id]) {
    const { campaign } = (await t.client().get(`/api/campaigns/${name}`, german)).payload<{
      campaign: Campaign;
    }>();
    expect(campaign).toEqual(first);
  }
  const answer = await t.client().get('/api/campaigns/nothing', german);
  expect([answer.status, answer.problem().referenceCode]).toEqual([404, 1010]);
});
