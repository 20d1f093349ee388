import { daysAfter } from '../../../shared/durations.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { type DrawnRound, findEntrant, insertWin } from './draw.repository.ts';
import { tellWinner } from './win-messages.ts';

/** Who has won answers within this time, as the terms say; then the next one wins. */
const ANSWER_DAYS = 14;

/** One piece of a prize. */
export interface Piece {
  prize: number;
  unit: number;
}

/**
 * Gives a piece to the next entry of the order, and tells its person. Entries that were deleted are passed over.
 * @returns the place after the winner; undefined when no entry is left
 */
export async function handOut(
  tx: Queryable,
  deps: AppDeps,
  round: DrawnRound,
  { prize, unit }: Piece,
  { order, from }: { order: readonly number[]; from: number },
): Promise<number | undefined> {
  for (let place = from; place < order.length; place++) {
    const number = order[place] ?? 0;
    const entrant = await findEntrant(tx, round, number);
    if (!entrant) continue;
    const now = deps.clock();
    const answerBy = daysAfter(now, ANSWER_DAYS);
    const token = deps.random.token();
    const own = { id: deps.random.id(), tokenHash: tokenHash(token), entryId: entrant.id };
    await insertWin(tx, round, { ...own, number, place, prize, unit, answerBy, now });
    await tellWinner(tx, deps, round, entrant, { number, prize, token, answerBy });
    return place + 1;
  }
  return undefined;
}
