import { berlinToday } from '../../../shared/dates.ts';
import { shortenNumber } from '../../../shared/itemised.ts';
import type { ConnectionRecord } from '../../infra/ports/network/network.ts';
import { isConfidential } from './confidential-number.ts';

/** From when on a line is itemised, and from when on with whole numbers (null: not). */
export interface ItemisedSince {
  since: Date;
  wholeSince: Date | null;
}

/** A connection as it is stored. */
export interface StorableConnection extends ConnectionRecord {
  day: string;
}

/**
 * What is stored of a connection: nothing of one before the customer asked, or of a number that no list may show; and no
 * digit that the customer has not asked for.
 */
export function storableOf(
  record: ConnectionRecord,
  { since, wholeSince }: ItemisedSince,
): StorableConnection | undefined {
  const { number, zone } = record;
  const startedAt = new Date(record.startedAt);
  if (startedAt < since || (number !== null && isConfidential(number, zone))) return undefined;
  const isWhole = wholeSince !== null && startedAt >= wholeSince;
  const stored = number === null || isWhole ? number : shortenNumber(number);
  return { ...record, number: stored, day: berlinToday(startedAt) };
}
