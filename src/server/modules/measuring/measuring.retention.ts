import type { Kept } from '../../infra/db/retention.ts';

/** Long enough that a page which is opened again tells of no purchase twice. */
export const measuringKept: readonly Kept[] = [{ table: 'purchase_event', end: 'sent_at', days: 400 }];
