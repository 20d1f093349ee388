import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { earnedBadgesOf } from '../../../src/server/modules/badges/earn-badges.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { badgeOf, badgesOf, earnedBy } from '../../support/badges/own-badges.ts';
import { begin, goodAim, kickOf, past, playOut, resultIn } from '../../support/games/plays.ts';
import { paidOrder } from '../../support/lines.ts';
import { customer } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const userOf = async (client: TestClient) =>
  (await client.get('/api/users/me')).payload<{ user: { id: string } }>().user.id;

describe('the badges of a customer', () => {
  it('say their condition in the language of the request, and how far one is', async () => {
    const { client } = await customer(t, 'anna');
    const badges = await badgesOf(client);
    expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
    expect(badges.every(({ earnedAt, isNew, done }) => earnedAt === null && !isNew && done === 0)).toBe(true);
    expect(badges.find(({ id }) => id === 'first-goal')).toMatchObject({
      title: 'Erstes Tor',
      condition: 'Sie treffen in einer Runde des Elfmeterspiels.',
      of: 1,
    });
    const turkish = t.client({ lang: 'tr' });
    turkish.token = client.token;
    expect(await badgeOf(turkish, 'three-wins')).toMatchObject({ title: 'Üç galibiyet', of: 3 });
  });

  it('are new until they have been told, and stay as they were', async () => {
    const { client } = await customer(t, 'bora');
    const play = await begin(client);
    await kickOf(client, play, 1, await goodAim(t, play));
    const first = await badgeOf(client, 'first-goal');
    expect(first).toMatchObject({ earnedAt: t.now().toISOString(), isNew: true, done: 1 });
    t.pass({ seconds: 60 });
    expect(await badgeOf(client, 'first-goal')).toEqual(first);
    (await client.post('/api/badges/me/told', { badges: ['first-goal', 'three-wins'] })).payload();
    expect(await badgeOf(client, 'first-goal')).toEqual({ ...first, isNew: false });
    expect(await badgeOf(client, 'three-wins')).toMatchObject({ earnedAt: null, isNew: false });
  });

  it('are told by names that there are', async () => {
    const { client } = await customer(t, 'cem');
    const answer = await client.post('/api/badges/me/told', { badges: ['a-castle'] });
    expect(answer.problem()).toMatchObject({ referenceCode: 1100 });
  });

  it('are found in facts that are older than the look', async () => {
    const { client } = await paidOrder(t);
    const ordered = t.now().toISOString();
    t.pass({ seconds: 600 });
    expect(await badgeOf(client, 'first-order')).toMatchObject({ earnedAt: ordered, isNew: true });
    expect(await earnedBadgesOf(t.db, await userOf(client), t.now())).toEqual(['first-order']);
  });
});

describe('the goals of a play', () => {
  it('bring a badge when all five went in, and one when the first did', async () => {
    const { client } = await customer(t, 'deniz');
    let play = await begin(client);
    play = resultIn(await kickOf(client, play, 1, past));
    play = resultIn(await kickOf(client, play, 2, await goodAim(t, play)));
    expect(await earnedBy(client)).toEqual(['first-goal']);
    for (let number = 3; number <= 5; number++)
      play = resultIn(await kickOf(client, play, number, await goodAim(t, play)));
    expect(await badgeOf(client, 'five-goals')).toMatchObject({ done: 4, of: 5, earnedAt: null });
    expect(await badgeOf(client, 'three-wins')).toMatchObject({ done: 1, of: 3, earnedAt: null });
    t.pass({ days: 7 });
    client.token = (
      await client.post('/api/auth/login', { username: 'deniz@example.org', password: 'Stadion-7Tor' })
    ).payload<{ accessToken: string }>().accessToken;
    await playOut(t, client, 'won');
    expect(await earnedBy(client)).toEqual(['first-goal', 'five-goals']);
  });
});
