import type { Kept } from '../../infra/db/retention.ts';

/** Far longer than a system repeats its news: a signature is valid for five minutes. */
export const systemsKept: readonly Kept[] = [{ table: 'system_event', end: 'received_at', days: 30 }];
