export const invoiceStates = ['paid', 'open', 'overdue', 'credit', 'credited'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** The data that decide the state of an invoice; days are YYYY-MM-DD in Berlin, money is whole cents. */
export interface InvoiceStand {
  totalCents: number;
  settledCents: number;
  dueOn: string;
  /** The part of the settled amount that came from credit notes, not from payments. */
  creditedCents: number;
}

/** The state of an invoice on a day. It follows from money and days, so no job has to switch it. */
export function invoiceState(stand: InvoiceStand, today: string): InvoiceState {
  const { totalCents, settledCents, dueOn, creditedCents } = stand;
  if (totalCents < 0) return 'credit';
  if (settledCents < totalCents) return dueOn < today ? 'overdue' : 'open';
  return totalCents > 0 && creditedCents >= totalCents ? 'credited' : 'paid';
}
