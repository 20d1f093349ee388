import type { Kept } from '../../infra/db/retention.ts';

/** Traffic data are kept for six months at most (§ 10 TDDDG). */
export const usageKeptDays = 182;

export const usageKept: readonly Kept[] = [{ table: 'usage_day', end: 'day', days: usageKeptDays }];
