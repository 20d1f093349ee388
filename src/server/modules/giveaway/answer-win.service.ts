import type { GiveawayWin } from '../../../shared/api/giveaway.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { issueVoucher } from '../billing/voucher.service.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { findRound } from './round.repository.ts';
import type { Round } from './round.ts';
import { shownName } from './shown-name.ts';
import { acceptWin, lockOwnWin, type OwnWin } from './win.repository.ts';
import { tellService } from './win-messages.ts';

interface Reader {
  team: TeamId;
  lang: Lang;
}

/** A win for the holder of its token. @throws Problem 1130 for a token that is unknown or whose time is over */
export function lookAtWin(deps: AppDeps, reader: Reader, token: string): Promise<GiveawayWin> {
  return deps.db.transaction(async (tx) => {
    const { round, win } = await lockKnown(tx, deps, reader.team, token);
    return viewWin(round, win, reader.lang);
  });
}

/**
 * Accepts a prize, which is then on its way; asked again, it only changes whether the winner is named.
 * @throws Problem 1130
 */
export function answerWin(
  deps: AppDeps,
  { team, lang }: Reader,
  { token, named }: { token: string; named: boolean },
): Promise<GiveawayWin> {
  return deps.db.transaction(async (tx) => {
    const { round, win } = await lockKnown(tx, deps, team, token);
    await acceptWin(tx, win.id, named, deps.clock());
    if (win.state === 'asked') await deliver(tx, deps, { ...round, team }, win);
    return viewWin(round, { ...win, state: 'accepted', named }, lang);
  });
}

async function lockKnown(tx: Queryable, deps: AppDeps, team: TeamId, token: string) {
  const win = await lockOwnWin(tx, team, tokenHash(token), deps.clock());
  const round = win && (await findRound(tx, team, win.round));
  if (!round) throw problem(1130);
  return { round, win };
}

/** A voucher goes out at once; for all else our service is told. */
async function deliver(
  tx: Queryable,
  deps: AppDeps,
  round: Round & { team: TeamId },
  win: OwnWin,
): Promise<void> {
  const cents = round.prizes[win.prize]?.voucherCents ?? null;
  const { name, email, lang } = win;
  // Without its entry the prize has no address. The time to answer ends long before entries are deleted.
  if (name === null || email === null || lang === null) throw problem(1130);
  if (cents === null) return tellService(tx, deps, round, win);
  return issueVoucher(tx, deps, { team: round.team, lang, to: email, name, cents });
}

function viewWin(round: Round, win: OwnWin, lang: Lang): GiveawayWin {
  const prize = round.prizes[win.prize];
  return {
    title: round.words[lang].title,
    prize: prize?.one[lang] ?? '',
    voucherCents: prize?.voucherCents ?? null,
    picture: prize?.picture ?? null,
    number: win.number,
    state: win.state,
    named: win.named,
    shownName: win.name === null ? null : shownName(win.name),
    answerBy: win.answerBy.toISOString(),
  };
}
