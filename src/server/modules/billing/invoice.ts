import type { PriceLine } from '../../../shared/api/price.ts';
import type { TeamId } from '../../../shared/teams.ts';

/**
 * What an invoice is for: an order's first payment, a package, a month, usage until a withdrawal, or the correction of
 * another invoice.
 */
export type InvoiceKind = 'order' | 'option' | 'monthly' | 'final' | 'correction';

/** The recipient with name and address on that day. */
export interface Recipient {
  name: string;
  street: string;
  city: string;
}

export interface Invoice {
  id: string;
  team: TeamId;
  number: string;
  kind: InvoiceKind;
  userId: string;
  orderId: string;
  contractId: string | null;
  correctsId: string | null;
  month: number | null;
  periodFrom: string;
  periodTo: string;
  lines: PriceLine[];
  totalCents: number;
  vatCents: number;
  settledCents: number;
  issuedOn: string;
  dueOn: string;
  recipient: Recipient;
}

/** The amount still to be paid; negative for a credit. */
export function openCents({
  totalCents,
  settledCents,
}: Pick<Invoice, 'totalCents' | 'settledCents'>): number {
  return totalCents - settledCents;
}
