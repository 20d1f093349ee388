import type { ItemisedMonth } from '../../../shared/api/calls.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { sumOf } from '../usage/month-totals.ts';
import { storedUsage } from '../usage/usage.repository.ts';
import { usageKeptDays } from '../usage/usage.retention.ts';
import { connectionsOf } from './connection.repository.ts';
import { findLine, markTold } from './itemised-line.repository.ts';
import { viewsOf } from './itemised-lines.service.ts';

/** A month of a customer's line: the one with this day, or the newest. */
export interface WantedMonth {
  userId: string;
  contractId: string;
  month?: string | undefined;
}

/**
 * The single connections of a line in a month, with what all of its usage sums up to. The customer is told that they were
 * opened. @throws Problem 1109 for a line or a month that is not the customer's
 */
export function openMonth(deps: AppDeps, wanted: WantedMonth): Promise<ItemisedMonth> {
  return deps.db.transaction(async (tx) => {
    const month = await monthOf(tx, deps, wanted);
    await tellOpened(tx, deps, wanted);
    return month;
  });
}

/** Notes who opens a list: once a day, however many months are looked at. */
async function tellOpened(
  tx: Queryable,
  deps: AppDeps,
  { userId, contractId }: Pick<WantedMonth, 'userId' | 'contractId'>,
): Promise<void> {
  if (await markTold(tx, contractId, deps.clock())) await enqueueActNotice(tx, deps, userId, 'calls');
}

/** @throws Problem 1109 for a line or a month that is not the customer's */
export async function monthOf(
  db: Queryable,
  { clock }: Pick<AppDeps, 'clock'>,
  { userId, contractId, month }: WantedMonth,
): Promise<ItemisedMonth> {
  const today = berlinToday(clock());
  const row = await findLine(db, userId, today, contractId);
  const [line] = await viewsOf(db, row ? [row] : [], today);
  const span = line?.months.find(
    ({ startsOn, endsOn }) => month === undefined || (startsOn <= month && endsOn >= month),
  );
  if (!line || !span) throw problem(1109);
  const found = await connectionsOf(db, contractId, span);
  const connections = found.map((one) => ({ ...one, startedAt: one.startedAt.toISOString() }));
  return {
    contractId,
    msisdn: line.msisdn,
    ...span,
    connections,
    listed: { ...sumOf(found), cents: found.reduce((sum, { cents }) => sum + cents, 0) },
    used: await usedIn(db, contractId, span, today),
  };
}

async function usedIn(
  db: Queryable,
  contractId: string,
  { startsOn, endsOn }: Pick<ItemisedMonth, 'startsOn' | 'endsOn'>,
  today: string,
): Promise<ItemisedMonth['used']> {
  if (startsOn < addDays(today, -usageKeptDays)) return null;
  const usage = await storedUsage(db, [contractId], startsOn);
  return sumOf(usage.filter(({ day }) => day <= endsOn));
}
