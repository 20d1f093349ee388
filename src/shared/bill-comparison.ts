import type { InvoiceView } from './api/billing.ts';

export type BillLine = InvoiceView['lines'][number];

/**
 * One reason why a bill differs from the one before: a line is new, is gone, or costs something else.
 * `cents` is what the reason adds to the bill; below zero it lowers it.
 */
export type BillReason =
  | { change: 'added' | 'gone'; line: BillLine; cents: number }
  | { change: 'other'; line: BillLine; before: BillLine; cents: number };

export interface BillComparison {
  differenceCents: number;
  /** What adds most comes first. Their `cents` sum to the difference. */
  reasons: BillReason[];
}

type Bill = Pick<InvoiceView, 'id' | 'kind' | 'orderId' | 'periodFrom' | 'totalCents' | 'lines'>;

/** The monthly bill of the same line before this one; a first one, and a bill of another kind, has none. */
export function billBefore<T extends Bill>(bill: Bill, bills: readonly T[]): T | undefined {
  if (bill.kind !== 'monthly') return undefined;
  return bills
    .filter(({ kind, orderId }) => kind === 'monthly' && orderId === bill.orderId)
    .filter(({ periodFrom }) => periodFrom < bill.periodFrom)
    .reduce<T | undefined>(
      (latest, one) => (latest && latest.periodFrom > one.periodFrom ? latest : one),
      undefined,
    );
}

/** Compares a bill with the one before, line by line. */
export function compareBills(before: Bill, bill: Bill): BillComparison {
  const old = byKey(before.lines);
  const now = byKey(bill.lines);
  const reasons: BillReason[] = [];
  for (const [key, line] of now) {
    const was = old.get(key);
    if (!was) reasons.push({ change: 'added', line, cents: line.cents });
    else if (was.cents !== line.cents)
      reasons.push({ change: 'other', line, before: was, cents: line.cents - was.cents });
  }
  for (const [key, line] of old)
    if (!now.has(key)) reasons.push({ change: 'gone', line, cents: 0 - line.cents });
  return {
    differenceCents: bill.totalCents - before.totalCents,
    reasons: reasons.sort((one, other) => other.cents - one.cents),
  };
}

/** Lines by id; where a bill has several of one id, such as two credits of a kind, also by their number. */
function byKey(lines: readonly BillLine[]): Map<string, BillLine> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const nth = seen.get(line.id) ?? 0;
      seen.set(line.id, nth + 1);
      return [JSON.stringify([line.id, nth]), line];
    }),
  );
}
