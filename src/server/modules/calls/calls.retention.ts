import type { Kept } from '../../infra/db/retention.ts';
import { usageKeptDays } from '../usage/usage.retention.ts';
import { NEEDED_BY_OBJECTION } from './connection.repository.ts';

/** Six months at most (§ 10 TDDDG), as the sums of their days. */
export const callsKept: readonly Kept[] = [
  { table: 'line_connection', end: 'day', days: usageKeptDays, unless: NEEDED_BY_OBJECTION },
];
