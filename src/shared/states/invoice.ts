export const invoiceStates = ['paid', 'open', 'overdue', 'credit', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What decides how an invoice stands; days are YYYY-MM-DD in Berlin, money whole cents. */
export interface InvoiceStand {
  totalCents: number;
  settledCents: number;
  dueOn: string;
  /** Of what settled it, how much was no money but a credit note. */
  creditedCents: number;
}

/** How an invoice stands on a day: money and days decide, nobody has to switch it. */
export function invoiceState(stand: InvoiceStand, today: string): InvoiceState {
  const { totalCents, settledCents, dueOn, creditedCents } = stand;
  if (totalCents < 0) return 'credit';
  if (settledCents < totalCents) return dueOn < today ? 'overdue' : 'open';
  return totalCents > 0 && creditedCents >= totalCents ? 'credited' : 'paid';
}
