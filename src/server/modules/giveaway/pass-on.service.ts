import type { AppDeps } from '../../infra/deps.ts';
import { readRanges } from './entry-ranges.ts';
import { handOut } from './hand-out.service.ts';
import { lapse, lockRoundOf, lockUnanswered, nextPlace } from './lapsed-win.repository.ts';
import { rankEntries } from './rank-entries.ts';
import { tellNobodyLeft } from './win-messages.ts';

/**
 * Ends one win that was not accepted in time; the next entry of the same order gets the prize.
 * @returns whether there was one
 */
export function passOn(deps: AppDeps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const win = await lockUnanswered(tx, deps.clock());
    const round = win && (await lockRoundOf(tx, win));
    if (!round) return false;
    await lapse(tx, win);
    const order = rankEntries(round.secret, readRanges(round.numbers ?? ''));
    const next = await handOut(tx, deps, round, win, { order, from: await nextPlace(tx, round) });
    if (next === undefined) await tellNobodyLeft(tx, deps, round, win.prize);
    return true;
  });
}
