import type { GameResult } from '../../../shared/api/games.ts';
import { drawOf } from '../../../shared/games/penalty-draw.ts';
import type { KeeperId } from '../../../shared/games/penalty-keepers.ts';
import { decideKick } from '../../../shared/games/penalty-kick.ts';
import { call } from '../../lib/call.ts';
import type { Decide } from './use-match.ts';

/** Practice: the chance comes from this browser, and the server hears nothing of it. */
export function practiceWith(keeper: KeeperId): Decide {
  return async (before, aim) =>
    decideKick(keeper, before, aim, drawOf(crypto.getRandomValues(new Uint8Array(4))));
}

/** A play for a reward: the server decides. */
export function decidedByServer({ id }: GameResult): Decide {
  return async (before, aim) => {
    const body = { number: before.length + 1, aim };
    const { result } = await call('POST /api/games/results/:id/kicks', { params: { id }, body });
    const last = result.kicks.at(-1);
    if (!last) throw new Error('The answer has no kick.');
    const { number, ...kick } = last;
    return kick;
  };
}
