import { daysAfter } from '../../../shared/durations.ts';
import type { Queryable } from './queryable.ts';

/** How long rows are kept: a number of days after the time in a column. Each module declares its own tables. */
export interface Kept {
  table: string;
  end: string;
  days: number;
  /** SQL: which of them stay all the same. */
  unless?: string;
}

/** Deletes expired rows: they have no use any more, and personal data need a reason to be kept. */
export async function deleteExpired(db: Queryable, now: Date, kept: readonly Kept[]): Promise<void> {
  for (const { table, end, days, unless = 'false' } of kept) {
    const before = daysAfter(now, -days);
    await db.query(`DELETE FROM ${table} WHERE ${end} < $1 AND NOT (${unless})`, [before]);
  }
}
