import { berlinToday } from '../../../../shared/dates.ts';
import { type ConnectionRecord, linesPerConnectionsCall, type UsageQuery } from './network.ts';

/** Digits, perhaps with the plus of a number with its country. */
const dialled = /^\+?\d{2,18}$/;

/** @throws Error unless each record is of a line and a day that was asked for, can be, and comes once */
export function checkConnections(records: ConnectionRecord[], query: UsageQuery): ConnectionRecord[] {
  const lines = new Set(query.lineIds);
  if (lines.size > linesPerConnectionsCall) throw new Error('Too many lines were asked for.');
  const seen = new Set<string>();
  for (const record of records) {
    const day = dayOf(record);
    const isAskedFor = lines.has(record.lineId) && day >= query.from && day <= query.to;
    // Without the number: it is nothing for a log.
    if (!isAskedFor || !isPossible(record)) throw new Error('The network named a connection that cannot be.');
    seen.add(`${record.lineId} ${day} ${record.id}`);
  }
  if (seen.size !== records.length) throw new Error('The network named a connection twice.');
  return records;
}

function dayOf({ startedAt }: ConnectionRecord): string {
  const moment = new Date(startedAt);
  return Number.isNaN(moment.getTime()) ? '' : berlinToday(moment);
}

/** Data have no number, and only calls have a length. */
function isPossible({ kind, number, seconds, amount, cents }: ConnectionRecord): boolean {
  const hasNumber = number !== null && dialled.test(number);
  const counts = [seconds ?? 0, amount, cents].every((count) => Number.isSafeInteger(count) && count >= 0);
  return (
    counts &&
    (number === null) === (kind === 'data') &&
    (number === null || hasNumber) &&
    (seconds !== null) === (kind === 'minutes')
  );
}
