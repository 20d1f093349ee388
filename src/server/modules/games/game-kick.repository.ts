import type { Dive, Outcome } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

interface KickRow {
  resultId: string;
  x: number;
  y: number;
  power: number;
  curve: number;
  ballX: number;
  ballY: number;
  dive: Dive;
  outcome: Outcome;
}

/** The kicks of some plays by the play, the first one first. */
export async function kicksOf(db: Queryable, resultIds: readonly string[]): Promise<Map<string, Kick[]>> {
  const kicks = new Map<string, Kick[]>(resultIds.map((id) => [id, []]));
  if (resultIds.length === 0) return kicks;
  const rows = await db.query<KickRow>(
    `SELECT result_id AS "resultId", x, y, power, curve, ball_x AS "ballX", ball_y AS "ballY", dive, outcome
       FROM game_kick WHERE result_id = ANY($1::uuid[]) ORDER BY result_id, number`,
    [resultIds],
  );
  for (const { resultId, x, y, power, curve, ballX, ballY, dive, outcome } of rows) {
    kicks.get(resultId)?.push({ aim: { x, y, power, curve }, ball: { x: ballX, y: ballY }, dive, outcome });
  }
  return kicks;
}

export async function insertKick(
  tx: Queryable,
  resultId: string,
  number: number,
  { aim, ball, dive, outcome }: Kick,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO game_kick (result_id, number, x, y, power, curve, ball_x, ball_y, dive, outcome, kicked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [resultId, number, aim.x, aim.y, aim.power, aim.curve, ball.x, ball.y, dive, outcome, now],
  );
}
