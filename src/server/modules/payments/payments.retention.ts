import type { Kept } from '../../infra/db/retention.ts';

/** A provider repeats an event for some days, with a new signature; an old signature is refused after minutes. */
export const paymentsKept: readonly Kept[] = [{ table: 'payment_event', end: 'received_at', days: 90 }];
