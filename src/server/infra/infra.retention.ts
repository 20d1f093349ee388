import type { Kept } from './db/retention.ts';

export const infraKept: readonly Kept[] = [
  { table: 'outbox', end: 'sent_at', days: 30 },
  { table: 'outbox', end: 'expires_at', days: 0 },
  { table: 'document', end: 'expires_at', days: 0 },
  { table: 'budget', end: 'ends_at', days: 0 },
];
