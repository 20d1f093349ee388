import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedHash, serverDraw } from '../../../src/server/modules/games/game-result.ts';
import { endLatePlays } from '../../../src/server/modules/games/play.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { GameResult } from '../../../src/shared/api/games.ts';
import { decideKick, type Kick } from '../../../src/shared/games/penalty-kick.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { begin, goodAim, kickOf, past, playOut, resultIn, roundNow } from '../../support/games/plays.ts';
import { customer, logIn } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let anna: TestClient;
let bora: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  anna = (await customer(t, 'anna')).client;
  bora = (await customer(t, 'bora')).client;
});
afterAll(() => t.close());

/** A session does not last so long. */
async function pass(time: Parameters<TestApp['pass']>[0]) {
  t.pass(time);
  await logIn(anna, 'anna@example.org');
}

const taken = async () =>
  (await t.db.query<{ taken: number }>('SELECT sum(taken)::int AS taken FROM game_round'))[0]?.taken;
const ownResults = async (client: TestClient) =>
  (await client.get('/api/games/results/me')).payload<{ results: GameResult[] }>().results;

describe('rounds', () => {
  it('are shown to everybody, each with its keeper, rewards and end', async () => {
    const round = await roundNow(t.client({ lang: 'tr' }));
    expect(round).toMatchObject({ title: 'Penaltı, 10. hafta', keeper: 'cat', hasRewards: true });
    expect(round.rewards).toMatchObject([
      { id: 'data-2', kind: 'data', figure: { value: 2000, unit: 'megabytes' } },
      { kind: 'coupon', figure: { value: 300, unit: 'cents' } },
      { kind: 'wallpaper', figure: null },
    ]);
    expect((await t.client({ lang: 'tr' }).get('/api/games')).payload()).toEqual({
      games: [{ id: 'penalty', kicks: 5, goalsToWin: 4, round, next: expect.anything() }],
    });
    expect((await t.client().get('/api/games/chess/rounds/current')).problem().referenceCode).toBe(1010);
  });
});

describe('a play', () => {
  let play: GameResult;

  it('begins with the hash of a seed that stays secret', async () => {
    play = await begin(anna);
    expect(play).toMatchObject({ state: 'playing', kicks: [], seed: null, reward: null });
    expect(await taken()).toBe(1);
    const [row] = await t.db.query<{ seed: string }>('SELECT seed FROM game_result');
    expect(seedHash(row?.seed ?? '')).toBe(play.seedHash);
    for (const said of [await ownResults(anna), await roundNow(anna), play])
      expect(JSON.stringify(said)).not.toContain(row?.seed);
  });

  it('is one a round', async () => {
    const again = await anna.post(`/api/games/rounds/${play.roundId}/results`);
    expect(again.problem()).toMatchObject({ status: 409, referenceCode: 1027 });
    expect(await taken()).toBe(1);
  });

  it.each([
    ['that no foot can do', 1, { x: 300, y: 20, power: 3, curve: 0 }, 1135],
    ['with more effort than a foot has', 1, { x: 0, y: 20, power: 5, curve: 2 }, 1135],
    ['that is not the next', 2, past, 1136],
    ['that names its outcome', 1, { ...past, outcome: 'goal' }, 1100],
  ])('refuses a kick %s', async (_, number, aim, code) => {
    expect((await kickOf(anna, play, number, aim)).problem().referenceCode).toBe(code);
    expect((await ownResults(anna))[0]?.kicks).toEqual([]);
  });

  it('takes no kick of another customer', async () => {
    expect((await kickOf(bora, play, 1, past)).problem()).toMatchObject({
      status: 404,
      referenceCode: 1010,
    });
  });

  it('answers each kick with what the keeper did, and takes none twice', async () => {
    const aim = await goodAim(t, play);
    const kicked = resultIn(await kickOf(anna, play, 1, aim));
    expect(kicked).toMatchObject({
      state: 'playing',
      seed: null,
      kicks: [{ number: 1, aim, outcome: 'goal' }],
    });
    expect((await kickOf(anna, play, 1, aim)).problem()).toMatchObject({ status: 409, referenceCode: 1136 });
    expect((await ownResults(anna))[0]).toEqual(kicked);
  });

  it('is lost by two kicks past the goal; its reward is free again, and the seed explains all', async () => {
    for (const number of [2, 3, 4]) play = resultIn(await kickOf(anna, play, number, past));
    expect(play).toMatchObject({ state: 'playing', seed: null });
    play = resultIn(await kickOf(anna, play, 5, past));
    expect(play.state).toBe('lost');
    expect(await taken()).toBe(0);
    expect(seedHash(play.seed ?? '')).toBe(play.seedHash);
    const repeated: Kick[] = [];
    for (const { aim, number } of play.kicks)
      repeated.push(decideKick(play.keeper, repeated, aim, serverDraw(play.seed ?? '', number)));
    expect(play.kicks.map(({ number, ...kick }) => kick)).toEqual(repeated);
    expect((await kickOf(anna, play, 5, past)).problem().referenceCode).toBe(1136);
  });

  it('that is won keeps its reward', async () => {
    await playOut(t, bora, 'won');
    expect(await taken()).toBe(1);
  });
});

describe('time', () => {
  it('lets plays be forgotten after a year, with their kicks', async () => {
    await forgetExpired(t.db, new Date(t.now().getTime() + 365 * 86_400_000));
    expect(await t.db.query('SELECT FROM game_kick')).not.toEqual([]);
    const left = await t.db.transaction(async (tx) => {
      await tx.query('SAVEPOINT before');
      await forgetExpired(tx, new Date(t.now().getTime() + 366 * 86_400_000));
      const kicks = await tx.query('SELECT FROM game_kick');
      await tx.query('ROLLBACK TO SAVEPOINT before');
      return kicks;
    });
    expect(left).toEqual([]);
  });

  it('ends a play after thirty minutes', async () => {
    await pass({ days: 7 });
    const play = await begin(anna);
    expect(play.title).toBe('Elfmeter, Woche 11');
    await pass({ minutes: 30 });
    expect((await kickOf(anna, play, 1, past)).problem()).toMatchObject({ status: 410, referenceCode: 1137 });
    expect(await taken()).toBe(2);
    await endLatePlays(t.deps);
    expect((await ownResults(anna))[0]).toMatchObject({ state: 'lapsed', seed: expect.any(String) });
    expect(await taken()).toBe(1);
    expect((await kickOf(anna, play, 1, past)).problem().referenceCode).toBe(1137);
  });

  it('closes a round, and nobody begins without a reward to win', async () => {
    await pass({ days: 7 });
    const { id } = await roundNow(anna);
    const start = async () => (await anna.post(`/api/games/rounds/${id}/results`)).problem().referenceCode;
    await t.db.query('UPDATE game_round SET budget = taken WHERE id = $1', [id]);
    expect((await roundNow(anna)).hasRewards).toBe(false);
    expect(await start()).toBe(1137);
    await t.db.query('UPDATE game_round SET budget = 5 WHERE id = $1', [id]);
    await pass({ days: 7 });
    expect(await start()).toBe(1137);
    expect(
      (await anna.post(`/api/games/rounds/${crypto.randomUUID()}/results`)).problem().referenceCode,
    ).toBe(1010);
  });
});
