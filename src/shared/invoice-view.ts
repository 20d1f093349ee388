import type { PriceLine } from './price-lines.ts';
import type { InvoiceState } from './states/invoice.ts';

/** An invoice as the API shows it. Days YYYY-MM-DD, money gross cents. */
export interface InvoiceView {
  id: string;
  number: string;
  kind: 'order' | 'option' | 'monthly' | 'final' | 'correction';
  state: InvoiceState;
  msisdn: string;
  orderId: string;
  periodFrom: string;
  periodTo: string;
  lines: Pick<PriceLine, 'id' | 'labelKey' | 'args' | 'cents'>[];
  totalCents: number;
  vatCents: number;
  /** Still to be paid; negative for a credit. */
  openCents: number;
  issuedOn: string;
  dueOn: string;
  /** Of its PDF: `POST /api/documents/{id}/link` gives an address. */
  documentId: string;
}

/** What a customer was charged and what is still open, over all lines. */
export interface ChargesView {
  openCents: number;
  overdueCents: number;
  billedCents: number;
  paidCents: number;
  charges: ChargeView[];
}

/** A line of an invoice. */
export interface ChargeView {
  invoiceId: string;
  invoiceNumber: string;
  issuedOn: string;
  labelKey: string;
  args: Record<string, string | number>;
  cents: number;
}
