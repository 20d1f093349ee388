import type { PriceLine } from '../../../shared/price-lines.ts';
import type { TeamId } from '../../../shared/teams.ts';

/** What an invoice is for: an order paid at once, a month, what was used until a withdrawal, or another one put right. */
export type InvoiceKind = 'order' | 'option' | 'monthly' | 'final' | 'correction';

/** To whom it was sent, as they were called and lived on that day. */
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

/** What is still to be paid; negative for a credit. */
export function openCents({
  totalCents,
  settledCents,
}: Pick<Invoice, 'totalCents' | 'settledCents'>): number {
  return totalCents - settledCents;
}
