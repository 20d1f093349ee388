import { berlinToday } from '../../../shared/dates.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linesPerCall, type UsageRecord } from '../../infra/ports/network/network.ts';
import { insertLineUsage, readAgain, saveUsage, takeDueLines } from './usage.repository.ts';
import { noticeUsage } from './usage-notices.service.ts';

/** How soon lines are read again whose reading failed. */
const againMs = 5 * 60_000;

/** Reads the usage of all lines that are due, in batches, and tells their customers what they must know. */
export async function readDueUsage(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  const { db, clock, config } = deps;
  for (;;) {
    const now = clock();
    const today = berlinToday(now);
    const nextAt = new Date(now.getTime() + config.usageReadSeconds * 1000);
    const due = await takeDueLines(db, { now, nextAt, today, limit: linesPerCall });
    if (due.length === 0) return;
    const ids = due.map(({ contractId }) => contractId);
    try {
      const records = await recordsOf(deps, due, today);
      await db.transaction((tx) => saveUsage(tx, ids, records, { today, now }));
      await noticeUsage(deps, due);
    } catch (error) {
      onFailure(error);
      await readAgain(db, ids, new Date(now.getTime() + againMs));
    }
  }
}

/** The network says that a line's usage has changed: it is read at the clock's next turn. Unknown ids change nothing. */
export async function readUsageSoon({ db, clock }: AppDeps, lineId: string): Promise<void> {
  if (isUuid(lineId)) await readAgain(db, [lineId], clock());
}

/** A line begins to work: its usage is read from now on. */
export function beginReading(tx: Queryable, { clock }: AppDeps, orderId: string): Promise<void> {
  const now = clock();
  return insertLineUsage(tx, orderId, { today: berlinToday(now), now });
}

/**
 * The network's records of lines since their last complete day. They are asked for together, so that the answer can go
 * further back than a line's own days.
 */
export async function recordsOf(
  { ports }: Pick<AppDeps, 'ports'>,
  lines: readonly { contractId: string; readFrom: string }[],
  today: string,
): Promise<UsageRecord[]> {
  const since = new Map(lines.map(({ contractId, readFrom }) => [contractId, readFrom]));
  const [first = today] = [...since.values()].sort();
  const from = first < today ? first : today;
  const records = await ports.network.usage({ lineIds: [...since.keys()], from, to: today });
  return records.filter(({ lineId, day }) => day >= (since.get(lineId) ?? today));
}
