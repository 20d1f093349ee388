import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import { formatCents } from '../../../shared/money.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { findVoucher, insertVoucher, redeemVoucher, waitingVoucherCents } from './voucher.repository.ts';

/** Like any claim, it ends with the third year after the one in which it arose (§§ 195, 199 BGB). */
const YEARS = 3;

interface Receiver {
  team: TeamId;
  lang: Lang;
  to: string;
  name: string;
  cents: number;
}

/** Sends a voucher by mail. Only the mail has its code. */
export async function issueVoucher(tx: Queryable, deps: AppDeps, receiver: Receiver): Promise<void> {
  const { team, lang, to, name, cents } = receiver;
  const now = deps.clock();
  const code = deps.random.token();
  const lastYear = Number(berlinToday(now).slice(0, 4)) + YEARS;
  // In winter, Berlin is an hour ahead of UTC.
  const expiresAt = new Date(`${lastYear}-12-31T23:00:00Z`);
  await insertVoucher(tx, { id: deps.random.id(), team, codeHash: tokenHash(code), cents, now, expiresAt });
  const values = { name, worth: formatCents(cents), until: germanDay(`${lastYear}-12-31`), code };
  await enqueueMail(tx, deps, { team, lang, to, name: 'voucher', values });
}

/**
 * What a voucher is worth, before it is redeemed, and the last day on which it can be.
 * @throws Problem 1103 for one that is unknown, redeemed or too old
 */
export async function lookAtVoucher(
  deps: AppDeps,
  team: TeamId,
  code: string,
): Promise<{ cents: number; until: string }> {
  const found = await findVoucher(deps.db, { team, codeHash: tokenHash(code), now: deps.clock() });
  if (!found) throw problem(1103);
  return { cents: found.cents, until: berlinToday(new Date(found.expiresAt.getTime() - 1)) };
}

/**
 * Redeems a voucher for a customer: it lowers the next monthly bills until it is used up.
 * @returns its worth in cents
 * @throws Problem 1103 for one that is unknown, redeemed or too old
 */
export async function redeem(deps: AppDeps, team: TeamId, userId: string, code: string): Promise<number> {
  const now = deps.clock();
  const cents = await redeemVoucher(deps.db, { team, codeHash: tokenHash(code), userId, now });
  if (cents === undefined) throw problem(1103);
  return cents;
}

/** What the redeemed vouchers of a customer are worth until a bill uses them, in cents. */
export function waitingCents({ db }: AppDeps, userId: string): Promise<number> {
  return waitingVoucherCents(db, userId);
}
