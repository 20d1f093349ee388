import type { Kept } from '../../infra/db/retention.ts';

/** Vouchers that were not redeemed in time; a redeemed one has no end. */
export const billingKept: readonly Kept[] = [{ table: 'voucher', end: 'expires_at', days: 0 }];
