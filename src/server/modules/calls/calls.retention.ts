import type { Kept } from '../../infra/db/retention.ts';
import { usageKeptDays } from '../usage/usage.retention.ts';

/**
 * Six months at most (§ 10 TDDDG), as the sums of their days. While an objection to a bill waits, the connections of its
 * month, and of the month before, whose usage it tells, prove what is right.
 */
export const callsKept: readonly Kept[] = [
  {
    table: 'line_connection',
    end: 'day',
    days: usageKeptDays,
    unless: `EXISTS (SELECT FROM invoice i JOIN objection j ON j.invoice_id = i.id
      WHERE i.contract_id = line_connection.contract_id AND j.answered_at IS NULL
        AND line_connection.day BETWEEN i.period_from - interval '1 month' AND i.period_to)`,
  },
];
