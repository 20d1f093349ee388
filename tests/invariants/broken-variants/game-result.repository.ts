import * as sound from '../../../src/server/modules/games/game-result.repository.ts';
import { isNaive } from './naive.ts';
import { unlocked } from './unlocked.ts';

export * from '../../../src/server/modules/games/game-result.repository.ts';

/** Wrong on purpose: does not lock the play. */
export const lockResult: typeof sound.lockResult = isNaive('game-plays')
  ? (tx, userId, id) => sound.lockResult(unlocked(tx), userId, id)
  : sound.lockResult;
