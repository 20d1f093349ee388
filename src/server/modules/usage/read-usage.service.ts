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
const mostFailures = 30;

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
  let failures = 0;
  for (;;) {
    const now = clock();
    const turn = { deps, now, today: berlinToday(now), onFailure, failures };
    const nextAt = new Date(now.getTime() + config.usageReadSeconds * 1000);
    const due = await takeDueLines(db, { now, nextAt, today: turn.today, limit: linesPerCall });
    if (due.length === 0) return;
    await readBatch(turn, due);
    failures = turn.failures;
  }
}

/** Lines are read together. Where that fails and the network answers, the lines that it refuses are looked for. */
async function readBatch(turn: Turn, lines: readonly Line[]): Promise<void> {
  try {
    await readTogether(turn, lines);
  } catch (error) {
    if (lines.length > 1 && (await isReachable(turn, lines))) await readHalves(turn, lines);
    else await postpone(turn, lines, error);
  }
}

async function readLines(turn: Turn, lines: readonly Line[]): Promise<void> {
  try {
    await readTogether(turn, lines);
  } catch (error) {
    turn.failures += 1;
    if (lines.length > 1 && turn.failures < mostFailures) await readHalves(turn, lines);
    else await postpone(turn, lines, error);
  }
}

/** One line can spoil the answer for all: each half is read for itself. */
async function readHalves(turn: Turn, lines: readonly Line[]): Promise<void> {
  const middle = Math.ceil(lines.length / 2);
  await readLines(turn, lines.slice(0, middle));
  await readLines(turn, lines.slice(middle));
}

async function postpone(
  { deps, now, onFailure }: Turn,
  lines: readonly Line[],
  error: unknown,
): Promise<void> {
  onFailure(error);
  const ids = lines.map(({ contractId }) => contractId);
  await readAgain(deps.db, ids, new Date(now.getTime() + againMs));
}

async function readTogether({ deps, today, now }: Turn, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ contractId }) => contractId);
  const records = await recordsOf(deps, lines, today);
  await deps.db.transaction((tx) => saveUsage(tx, ids, records, { today, now }));
  await noticeUsage(deps, lines);
}

/** Whether one of a few lines can be read by itself. A network that is away fails for each of them. */
async function isReachable(turn: Turn, lines: readonly Line[]): Promise<boolean> {
  const few = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (lines.length - 1)));
  for (const at of new Set(few)) {
    try {
      await readTogether(turn, lines.slice(at, at + 1));
      return true;
    } catch {
      // The error of the batch is the one that is told.
    }
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
