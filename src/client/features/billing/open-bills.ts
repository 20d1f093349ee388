import type { InvoiceView } from '../../../shared/api/billing.ts';

/** It waits for our answer: it is neither debited nor paid along with the others. */
export function isObjected({ objection }: InvoiceView): boolean {
  return objection?.state === 'received';
}

export function sumOf(invoices: readonly InvoiceView[]): number {
  return invoices.reduce((sum, { openCents }) => sum + openCents, 0);
}

/** Those that one payment covers. */
export function payableOf(invoices: readonly InvoiceView[]): InvoiceView[] {
  return invoices.filter(
    (invoice) => invoice.openCents > 0 && !isObjected(invoice) && invoice.collection?.state !== 'underWay',
  );
}

/**
 * The one payment above all bills: for several together, or for one that is not debited by itself. Its row then has no
 * button of its own.
 */
export function headAction(invoices: readonly InvoiceView[]): 'none' | 'one' | 'all' {
  const payable = payableOf(invoices);
  if (payable.length > 1) return 'all';
  const [only] = payable;
  return only && only.collection?.state !== 'announced' ? 'one' : 'none';
}
