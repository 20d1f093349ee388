import * as sound from '../../../src/server/modules/games/game-round.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/games/game-round.repository.ts';

/** Wrong on purpose: reads how many rewards are taken, and writes one more than that. */
const readThenWrite: typeof sound.takeReward = async (tx, roundId) => {
  const [row] = await tx.query<{ taken: number; budget: number }>(
    'SELECT taken, budget FROM game_round WHERE id = $1',
    [roundId],
  );
  if (!row || row.taken >= row.budget) return false;
  await tx.query('UPDATE game_round SET taken = $2 WHERE id = $1', [roundId, row.taken + 1]);
  return true;
};

export const takeReward: typeof sound.takeReward = isNaive('game-budget') ? readThenWrite : sound.takeReward;
