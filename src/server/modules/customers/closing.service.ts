import type { ClosingView } from '../../../shared/api/customers.ts';
import {
  type Kept,
  keptOf,
  type Obstacle,
  type ObstacleKind,
  obstacleKinds,
} from '../../../shared/closing.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { ReferenceCode } from '../../../shared/error-codes.ts';
import { problem } from '../../errors/problem.ts';
import { accountParts } from '../../infra/closing/account-parts.ts';
import { findObstacles, forgetRows, lastDaysOf } from '../../infra/closing/owned-rows.repository.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { closingForm } from './account.contract.ts';
import { insertReason, lockAccount, markClosed } from './closing.repository.ts';
import { enqueueClosingMail } from './closing-mail.ts';
import { eraseIdentities } from './identity.repository.ts';
import { endSessionsOf } from './session.repository.ts';

/** One code for each kind of obstacle: each has a sentence that leads on. */
const refusals: Record<ObstacleKind, ReferenceCode> = {
  line: 1147,
  order: 1148,
  porting: 1148,
  money: 1149,
  refund: 1149,
};

/** What keeps the account from being closed now, and what the law would keep of it. */
export async function viewClosing({ db, clock }: AppDeps, userId: string): Promise<ClosingView> {
  return { obstacles: await obstaclesOf(db, userId), kept: await keptNow(db, userId, clock()) };
}

async function obstaclesOf(db: Queryable, userId: string): Promise<Obstacle[]> {
  const found = await findObstacles(db, accountParts(), userId);
  return obstacleKinds.flatMap((kind) => found.filter((one) => one.kind === kind));
}

async function keptNow(db: Queryable, userId: string, now: Date): Promise<Kept[]> {
  return keptOf(await lastDaysOf(db, accountParts(), userId), berlinToday(now));
}

/**
 * Closes an account: all sessions end, what the customer logs in with goes, and of the rest only what the law keeps stays,
 * until its day. The customer is told by a last mail.
 * @throws Problem 1041 where it is closed already; 1147–1149 while a line runs, an order is under way or money is open
 */
export async function closeAccount(
  deps: AppDeps,
  userId: string,
  body: FormBody<'account/closing'>,
): Promise<void> {
  const { reason = '' } = readForm(closingForm, body);
  const later = await deps.db.transaction((tx) => close(tx, deps, userId, reason));
  for (const tell of later) await tell();
}

async function close(tx: Queryable, deps: AppDeps, userId: string, reason: string) {
  const now = deps.clock();
  const account = await lockAccount(tx, userId);
  if (!account) throw problem(1041);
  const [obstacle] = await obstaclesOf(tx, userId);
  if (obstacle) throw problem(refusals[obstacle.kind], { extra: { obstacle } });
  const kept = await keptNow(tx, userId, now);
  await enqueueClosingMail(tx, deps, account, kept);
  const later: (() => Promise<void>)[] = [];
  for (const part of accountParts()) {
    if (part.onAccountClosed) later.push(await part.onAccountClosed(tx, deps, userId));
    await forgetRows(tx, part.goes ?? [], userId);
  }
  await endSessionsOf(tx, userId, now);
  await markClosed(tx, userId, now, untilOf(kept, 'papers') ?? berlinToday(now));
  // Without a contract that still counts, no law keeps the name.
  if (untilOf(kept, 'identity') === undefined) await eraseIdentities(tx, [userId]);
  if (reason !== '')
    await insertReason(tx, { id: deps.random.id(), team: account.team, lang: account.lang, reason, now });
  return later;
}

function untilOf(kept: readonly Kept[], kind: Kept['kind']): string | undefined {
  return kept.find((one) => one.kind === kind)?.until;
}
