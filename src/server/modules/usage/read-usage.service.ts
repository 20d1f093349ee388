import { berlinToday } from '../../../shared/dates.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linesPerCall, type UsageRecord } from '../../infra/ports/network/network.ts';
import { insertLineUsage, readAgain, saveUsage, takeDueLines } from './usage.repository.ts';
import { noticeUsage } from './usage-notices.service.ts';

/** How soon lines are read again whose reading failed. */
const againMs = 5 * 60_000;

/** A turn ends its search for the lines that cannot be read: each failure may take as long as a call may. */
const mostFailures = 60;

interface Line {
  contractId: string;
  readFrom: string;
}

/** One turn of the clock. */
interface Turn {
  deps: AppDeps;
  now: Date;
  today: string;
  onFailure: (error: unknown) => void;
  failures: number;
}

/** Reads the usage of all lines that are due, in batches, and tells their customers what they must know. */
export async function readDueUsage(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  const { db, clock, config } = deps;
  for (let failures = 0; ; ) {
    const now = clock();
    const turn = { deps, now, today: berlinToday(now), onFailure, failures };
    const nextAt = new Date(now.getTime() + config.usageReadSeconds * 1000);
    const due = await takeDueLines(db, { now, nextAt, today: turn.today, limit: linesPerCall });
    if (due.length === 0) return;
    await readLines(turn, due);
    failures = turn.failures;
  }
}

/** Lines are read together. Where that fails, each half is read for itself: one line can spoil the answer for all. */
async function readLines(turn: Turn, lines: readonly Line[]): Promise<void> {
  try {
    await readTogether(turn, lines);
  } catch (error) {
    turn.failures += 1;
    if (lines.length > 1 && turn.failures < mostFailures && (await isReachable(turn, lines))) {
      const middle = Math.ceil(lines.length / 2);
      await readLines(turn, lines.slice(0, middle));
      await readLines(turn, lines.slice(middle));
      return;
    }
    turn.onFailure(error);
    const ids = lines.map(({ contractId }) => contractId);
    await readAgain(turn.deps.db, ids, new Date(turn.now.getTime() + againMs));
  }
}

async function readTogether({ deps, today, now }: Turn, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ contractId }) => contractId);
  const records = await recordsOf(deps, lines, today);
  await deps.db.transaction((tx) => saveUsage(tx, ids, records, { today, now }));
  await noticeUsage(deps, lines);
}

/** A network that is away fails for each line: of two, one is read where one line alone is the cause. */
async function isReachable(turn: Turn, lines: readonly Line[]): Promise<boolean> {
  if (turn.failures > 1) return true;
  for (const line of [lines[0], lines.at(-1)]) {
    try {
      await readTogether(turn, line ? [line] : []);
      return true;
    } catch {}
  }
  return false;
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
