import type { AppDeps } from '../../infra/deps.ts';
import { entryNumbers, lockDue, lockEnded, recordDrawn, seal } from './draw.repository.ts';
import { readRanges, writeRanges } from './entry-ranges.ts';
import { handOut, type Piece } from './hand-out.service.ts';
import { passOn } from './pass-on.service.ts';
import { rankEntries } from './rank-entries.ts';
import type { Round } from './round.ts';

/** For so long the digest of the entries is public before they are drawn. */
const PUBLIC_MILLISECONDS = 60 * 60 * 1000;

/** Fixes the entries of ended rounds, draws those that are due, and passes on what was not accepted in time. */
export async function drawRounds(deps: AppDeps): Promise<void> {
  while (await sealNext(deps));
  while (await drawNext(deps));
  while (await passOn(deps));
}

/** @returns whether there was one */
function sealNext({ db, clock }: AppDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock();
    const round = await lockEnded(tx, now);
    if (round) await seal(tx, round, writeRanges(await entryNumbers(tx, round)), now);
    return round !== undefined;
  });
}

/** @returns whether there was one */
function drawNext(deps: AppDeps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const round = await lockDue(tx, now, new Date(now.getTime() - PUBLIC_MILLISECONDS));
    if (!round) return false;
    const order = rankEntries(round.secret, readRanges(round.numbers ?? ''));
    let from: number | undefined = 0;
    for (const piece of piecesOf(round)) {
      from = await handOut(tx, deps, round, piece, { order, from });
      if (from === undefined) break;
    }
    await recordDrawn(tx, round, now);
    return true;
  });
}

/** Each piece of each prize, in the order in which they are drawn. */
function piecesOf({ prizes }: Round): Piece[] {
  return prizes.flatMap(({ count }, prize) => Array.from({ length: count }, (_, unit) => ({ prize, unit })));
}
