import type { AccountPart } from '../../infra/closing/account-part.ts';
import { OF_CONTRACTS } from '../../infra/export/exported.ts';

/** What was used goes after half a year by itself. */
export const usageOfAccount: AccountPart = {
  goes: [{ table: 'line_usage', where: OF_CONTRACTS }],
  ends: [{ table: 'usage_day', where: OF_CONTRACTS }],
};
