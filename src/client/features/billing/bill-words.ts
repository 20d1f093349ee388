import type { BillLine, BillReason } from '../../../shared/bill-comparison.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Text } from '../../lib/text.ts';

/** What a line of a bill is for. The message has the last part of the line's own key: on a bill it has its own words. */
export function lineWords(text: Text, { labelKey, args }: BillLine): string {
  const words = text(`invoices.page.line.${labelKey.slice(labelKey.lastIndexOf('.') + 1)}`, args);
  const { usedDays, allDays } = args;
  if (usedDays === undefined || allDays === undefined) return words;
  return text('invoices.page.shortened', { words, usedDays, allDays });
}

/** Why a bill differs: `Neu: Zusatzpaket Türkei-Woche`. */
export function reasonWords(text: Text, reason: BillReason): string {
  const line = lineWords(text, reason.line);
  if (reason.change !== 'other') return text(`invoices.page.reason.${reason.change}`, { line });
  const before = lineWords(text, reason.before);
  if (line !== before) return text('invoices.page.reason.replaced', { line, before });
  const [now, was] = [reason.line, reason.before].map(({ cents }) => formatCents(cents));
  return text('invoices.page.reason.other', { line, now: now ?? '', was: was ?? '' });
}

/** How a bill compares with the one before: the ending of a message, and the amount without its sign. */
export function differenceOf(cents: number): { key: 'more' | 'less' | 'same'; amount: string } {
  const key = cents > 0 ? 'more' : cents < 0 ? 'less' : 'same';
  return { key, amount: formatCents(Math.abs(cents)) };
}

/** `+3,00 €`: a change of the sum. */
export const signed = (cents: number): string => `${cents > 0 ? '+' : ''}${formatCents(cents)}`;
