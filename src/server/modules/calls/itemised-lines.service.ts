import type { ItemisedLine } from '../../../shared/api/calls.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { cyclesOf } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { usageKeptDays } from '../usage/usage.retention.ts';
import { type ItemisedRow, listLines } from './itemised-line.repository.ts';
import { type MonthBill, monthBills } from './month-bill.repository.ts';

/** The customer's lines, with what was chosen for each and the months that can be shown. */
export async function itemisedLinesOf(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  userId: string,
): Promise<ItemisedLine[]> {
  const today = berlinToday(clock());
  const rows = await listLines(db, userId, today);
  return viewsOf(
    db,
    rows.filter(({ isRunning, lastDay }) => isRunning || lastDay !== null),
    today,
  );
}

export async function viewsOf(
  db: Queryable,
  rows: readonly ItemisedRow[],
  today: string,
): Promise<ItemisedLine[]> {
  const bills = await monthBills(
    db,
    rows.map(({ contractId }) => contractId),
  );
  return rows.map((row) => ({
    contractId: row.contractId,
    msisdn: row.msisdn,
    lineName: row.lineName,
    tariffName: row.tariffName,
    choice: row.choice,
    chosenAt: row.chosenAt?.toISOString() ?? null,
    isRunning: row.isRunning,
    months: monthsOf(row, bills, today),
  }));
}

/** From the first stored day, or from the choice, until the last stored day, or until today. */
export function monthsOf(
  { contractId, startsOn, since, firstDay, lastDay, isRunning }: ItemisedRow,
  bills: readonly MonthBill[],
  today: string,
): ItemisedLine['months'] {
  const last = since !== null && isRunning ? today : lastDay;
  if (last === null) return [];
  const cycles = cyclesOf(startsOn, { from: firstOf(firstDay, since, today), to: last });
  return cycles.map(({ month, startsOn, endsOn }) => {
    const bill = bills.find((one) => one.contractId === contractId && one.month === month + 1);
    return { startsOn, endsOn, bill: bill ? { id: bill.id, number: bill.number } : null };
  });
}

/** The first stored day, or where a choice counts without any: its own day, as far as days are kept. */
function firstOf(firstDay: string | null, since: Date | null, today: string): string {
  const kept = addDays(today, -usageKeptDays);
  const [, begun = today] = since === null ? [kept, today] : [kept, berlinToday(since)].sort();
  return firstDay !== null && firstDay < begun ? firstDay : begun;
}
