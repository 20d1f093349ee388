import type { Kept } from '../../infra/db/retention.ts';

export const customersKept: readonly Kept[] = [
  { table: 'access_token', end: 'expires_at', days: 0 },
  { table: 'otp_sent', end: 'created_at', days: 1 },
  { table: 'otp_challenge', end: 'expires_at', days: 1 },
  { table: 'login_throttle', end: 'last_try_at', days: 1 },
  { table: 'known_source', end: 'expires_at', days: 0 },
  // A contact that was changed lately proves no replacement of a SIM (`SIM_CONTACT_DAYS`).
  { table: 'contact_change', end: 'expires_at', days: 30 },
  { table: 'reset_token', end: 'expires_at', days: 1 },
  { table: 'guest', end: 'expires_at', days: 7 },
  // Long enough to be read together, without an account.
  { table: 'closing_reason', end: 'created_at', days: 182 },
  { table: 'session', end: 'expires_at', days: 30 },
];
