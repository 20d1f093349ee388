import { invoiceStates } from '../states/invoice.ts';
import { operations } from './operation.ts';
import { checkoutView, checkoutWish, paymentStanding } from './payments.ts';
import { messageArgs } from './price.ts';
import { cents, day, list, object, oneOf, type Static, text, uuid } from './shapes.ts';

export const invoiceView = object({
  id: uuid,
  number: text,
  kind: oneOf('order', 'option', 'monthly', 'final', 'correction'),
  state: oneOf(...invoiceStates),
  msisdn: text,
  orderId: uuid,
  periodFrom: day,
  periodTo: day,
  lines: list(object({ id: text, labelKey: text, args: messageArgs, cents })),
  totalCents: cents,
  vatCents: cents,
  /** The amount still to be paid; negative for a credit. */
  openCents: cents,
  issuedOn: day,
  dueOn: day,
  /** The id of its PDF: `POST /api/documents/{id}/link` returns an address. */
  documentId: uuid,
});
export type InvoiceView = Static<typeof invoiceView>;

/** A customer's charges and the open amount, over all lines. */
export const chargesView = object({
  openCents: cents,
  overdueCents: cents,
  billedCents: cents,
  paidCents: cents,
  /** The lines of all invoices. */
  charges: list(
    object({
      invoiceId: uuid,
      invoiceNumber: text,
      issuedOn: day,
      labelKey: text,
      args: messageArgs,
      cents,
    }),
  ),
});
export type ChargesView = Static<typeof chargesView>;

const params = object({ id: uuid });

export const billingApi = operations({
  'GET /api/invoices/me': { answer: object({ invoices: list(invoiceView) }) },
  'GET /api/contracts/charges/details': { answer: object({ charges: chargesView }) },
  'GET /api/invoices/:id/payment': { params, answer: paymentStanding },
  'POST /api/invoices/:id/checkout-session': { params, body: checkoutWish, answer: checkoutView },
});
