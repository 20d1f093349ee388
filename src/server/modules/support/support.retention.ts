import type { Kept } from '../../infra/db/retention.ts';

/** Three years, as the privacy policy says. */
export const supportKept: readonly Kept[] = [{ table: 'support_message', end: 'created_at', days: 3 * 365 }];
