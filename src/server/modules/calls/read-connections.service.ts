import { addDays } from '../../../shared/calendar.ts';
import { berlinMidnight, berlinToday } from '../../../shared/dates.ts';
import { minuteMs } from '../../../shared/durations.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linesPerConnectionsCall } from '../../infra/ports/network/network.ts';
import { type BatchTurn, readBatch } from '../usage/read-batch.ts';
import { insertConnections } from './connection.repository.ts';
import { type DueLine, lockChoices, markRead, readAgain, takeDueLines } from './due-line.repository.ts';
import { storableOf } from './storable-connection.ts';

/** How soon lines are read again whose reading failed, or ended lines whose reader died. */
const againMs = 15 * minuteMs;

/** How long after midnight the network is asked for the day that is over. */
const afterMidnightMs = 60 * minuteMs;

/** When the connections of a day can be read. */
export function readableAt(day: string): Date {
  return new Date(berlinMidnight(addDays(day, 1)).getTime() + afterMidnightMs);
}

/** Reads the connections of the days that are over, of all lines whose customers want them, in batches. */
export async function readDueConnections(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  const { db, clock } = deps;
  let failures = 0;
  for (;;) {
    const now = clock();
    const today = berlinToday(now);
    const due = await takeDueLines(db, {
      now,
      nextAt: readableAt(today),
      againAt: new Date(now.getTime() + againMs),
      today,
      limit: linesPerConnectionsCall,
    });
    if (due.length === 0) return;
    const turn: BatchTurn<DueLine> = {
      read: (lines) => readTogether(deps, today, lines),
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

async function readTogether(deps: AppDeps, today: string, lines: readonly DueLine[]): Promise<void> {
  const [from = today] = lines.map(({ readFrom }) => readFrom).sort();
  const to = addDays(today, -1);
  const ids = idsOf(lines);
  const records = from > to ? [] : await deps.ports.network.connections({ lineIds: ids, from, to });
  await deps.db.transaction(async (tx) => {
    // What counts is what their customers want now, not when the network was asked.
    const choices = new Map((await lockChoices(tx, ids)).map((one) => [one.contractId, one]));
    const storable = records.flatMap((record) => {
      const choice = choices.get(record.lineId);
      return (choice && storableOf(record, choice)) ?? [];
    });
    await insertConnections(tx, storable);
    await markRead(tx, ids, today);
  });
}

function idsOf(lines: readonly DueLine[]): string[] {
  return lines.map(({ contractId }) => contractId);
}
