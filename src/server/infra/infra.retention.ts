import messages from '../../../teams/content/messages.json' with { type: 'json' };
import type { Kept } from './db/retention.ts';

export const infraKept: readonly Kept[] = [
  { table: 'outbox', end: 'sent_at', days: 30 },
  { table: 'outbox', end: 'expires_at', days: 0 },
  { table: 'notice', end: 'created_at', days: messages.keptDays },
  { table: 'system_task', end: 'done_at', days: 30 },
  { table: 'document', end: 'expires_at', days: 0 },
  // What a record has taken goes with the record.
  { table: 'upload', end: 'expires_at', days: 0 },
  // A year, so that a month can be compared with the same one before.
  { table: 'form_figure', end: 'day', days: 400 },
  { table: 'network_task', end: 'done_at', days: 30 },
  { table: 'budget', end: 'ends_at', days: 0 },
  // Its page shows it for an hour.
  { table: 'form_post', end: 'created_at', days: 1 },
  // Far longer than a page repeats a request: its guest's cookie lives for a day.
  { table: 'idempotency_key', end: 'created_at', days: 30 },
];
