import { serverDraw } from '../../../src/server/modules/games/game-result.ts';
import type { GameResult, GameRound } from '../../../src/shared/api/games.ts';
import type { Aim } from '../../../src/shared/games/penalty-aim.ts';
import { decideKick } from '../../../src/shared/games/penalty-kick.ts';
import type { TestApp } from '../app.ts';
import type { Answer, TestClient } from '../test-client.ts';

export const past: Aim = { x: 140, y: 20, power: 1, curve: 0 };
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
/** So many that one of them goes in, whatever the keeper does: with 72 of them, none did in 4 of 100 draws. */
const tries: Aim[] = upTo(21).flatMap((column) =>
  upTo(11).flatMap((row) =>
    [1, 3, 5].map((power) => ({ x: 12 * (column - 10), y: 8 * row, power, curve: 0 })),
  ),
);

export const resultIn = (answer: Answer) => answer.payload<{ result: GameResult }>().result;

export async function roundNow(client: TestClient): Promise<GameRound> {
  const { round } = (await client.get('/api/games/penalty/rounds/current')).payload<{
    round: GameRound | null;
  }>();
  if (!round) throw new Error('No round takes plays now.');
  return round;
}

export async function begin(client: TestClient): Promise<GameResult> {
  return resultIn(await client.post(`/api/games/rounds/${(await roundNow(client)).id}/results`));
}

export function kickOf(client: TestClient, { id }: Pick<GameResult, 'id'>, number: number, aim: Aim) {
  return client.post(`/api/games/results/${id}/kicks`, { number, aim });
}

/** A kick that goes in: it is found with the seed, which only the database has before the end. */
export async function goodAim(
  { db }: Pick<TestApp, 'db'>,
  { id, keeper, kicks }: Pick<GameResult, 'id' | 'keeper' | 'kicks'>,
): Promise<Aim> {
  const [row] = await db.query<{ seed: string }>('SELECT seed FROM game_result WHERE id = $1', [id]);
  const draw = serverDraw(row?.seed ?? '', kicks.length + 1);
  const aim = tries.find((one) => decideKick(keeper, kicks, one, draw).outcome === 'goal');
  if (!aim) throw new Error('No kick goes in.');
  return aim;
}

/** Plays to the end: to a win, or past the goal five times. */
export async function playOut(t: TestApp, client: TestClient, wish: 'won' | 'lost'): Promise<GameResult> {
  let play = await begin(client);
  while (play.state === 'playing') {
    const aim = wish === 'won' ? await goodAim(t, play) : past;
    play = resultIn(await kickOf(client, play, play.kicks.length + 1, aim));
  }
  if (play.state !== wish) throw new Error(`The play was ${play.state}.`);
  return play;
}
