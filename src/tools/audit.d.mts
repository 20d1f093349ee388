import type { Unmaintained } from './unmaintained.d.mts';

interface KnownFaults {
  /** All packages are looked at within so many days. */
  lookDays: number;
  /** The day of the last look, as YYYY-MM-DD. */
  lookedAt: string | null;
  faults: Record<string, { name: string; severity: string; since: string }>;
}
type Via = string | { url: string; name: string; severity: string };
interface Report {
  message?: string;
  vulnerabilities?: Record<string, { via: Via[] }>;
}
export const allowedDays: Record<string, number>;
export function recordOf(report: Report, before: KnownFaults, today: string): KnownFaults;
export function findOverdue(record: KnownFaults, today: string): string[];
export function unansweredSentence(record: Pick<KnownFaults, 'lookedAt'>): string;
export function exitCodeOf(overdue: readonly string[], hasAnswered: boolean): 0 | 1 | 2;
export function findOldList(list: Unmaintained, lookDays: number, today: string): string[];
