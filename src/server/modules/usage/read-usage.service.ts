import { berlinToday } from '../../../shared/dates.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linesPerCall, type UsageRecord } from '../../infra/ports/network/network.ts';
import { type BatchTurn, readBatch } from './read-batch.ts';
import { insertLineUsage, readAgain, saveUsage, takeDueLines } from './usage.repository.ts';
import { noticeUsage } from './usage-notices.service.ts';

/** How soon lines are read again whose reading failed. */
const againMs = 5 * 60_000;

interface Line {
  contractId: string;
  readFrom: string;
}

/** Reads the usage of all lines that are due, in batches, and tells their customers what they must know. */
export async function readDueUsage(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  const { db, clock, config } = deps;
  let failures = 0;
  for (;;) {
    const now = clock();
    const nextAt = new Date(now.getTime() + config.usageReadSeconds * 1000);
    const due = await takeDueLines(db, { now, nextAt, today: berlinToday(now), limit: linesPerCall });
    if (due.length === 0) return;
    const turn: BatchTurn<Line> = {
      read: (lines) => readTogether(deps, now, lines),
      postpone: async (lines, error) => {
        onFailure(error);
        await readAgain(db, idsOf(lines), new Date(now.getTime() + againMs));
      },
      failures,
    };
    await readBatch(turn, due);
    failures = turn.failures;
  }
}

async function readTogether(deps: AppDeps, now: Date, lines: readonly Line[]): Promise<void> {
  const today = berlinToday(now);
  const records = await recordsOf(deps, lines, today);
  await deps.db.transaction((tx) => saveUsage(tx, idsOf(lines), records, { today, now }));
  await noticeUsage(deps, lines);
}

function idsOf(lines: readonly Line[]): string[] {
  return lines.map(({ contractId }) => contractId);
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
