import type { Kept } from '../../infra/db/retention.ts';

/** What the staff have done stays: it is the proof of it. */
export const workbenchKept: readonly Kept[] = [
  { table: 'staff_session', end: 'expires_at', days: 0 },
  // Reasons of a change are looked up for longer than a season; what people say to each other is not kept for ever.
  { table: 'staff_comment', end: 'at', days: 730 },
];
