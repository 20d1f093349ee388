import { refusals } from '../states/collection.ts';
import { invoiceStates } from '../states/invoice.ts';
import { objectionStates } from '../states/objection.ts';
import { operations } from './operation.ts';
import { checkoutView, checkoutWish, paymentStanding } from './payments.ts';
import { messageArgs } from './price.ts';
import {
  cents,
  day,
  form,
  integer,
  list,
  object,
  oneOf,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** How an open invoice is collected, or why the customer pays it after all. */
const collectionView = object({
  /** Announced for its day, at the bank, or stopped: the customer pays. */
  state: oneOf('announced', 'underWay', 'stopped'),
  collectOn: day,
  /** How often a debit was sent; after the first refusal there is one more. */
  tries: integer,
  /** Why the last debit was refused. */
  refusal: orNull(oneOf(...refusals)),
  /** Masked; empty when nothing is kept any more. */
  account: text,
  mandateReference: orNull(text),
});
export type CollectionView = Static<typeof collectionView>;

/** A customer's objection to a bill (§ 67 TKG); until the answer the bill is neither dunned nor collected. */
const objectionView = object({
  number: text,
  state: oneOf(...objectionStates),
  receivedOn: day,
  answeredOn: orNull(day),
  /** What the answer credits; null unless it was accepted. */
  creditCents: orNull(cents),
  /** What the service writes about it. */
  explanation: orNull(text),
});
export type ObjectionView = Static<typeof objectionView>;

export const invoiceView = object({
  id: uuid,
  number: text,
  kind: oneOf('order', 'option', 'monthly', 'final', 'correction'),
  state: oneOf(...invoiceStates),
  msisdn: text,
  /** What the customer calls the line today. */
  lineName: orNull(text),
  orderId: uuid,
  /** Null for an order that has no contract. */
  contractId: orNull(uuid),
  periodFrom: day,
  periodTo: day,
  lines: list(object({ id: text, labelKey: text, args: messageArgs, cents })),
  totalCents: cents,
  vatCents: cents,
  /** The amount still to be paid; negative for a credit. */
  openCents: cents,
  issuedOn: day,
  dueOn: day,
  /** Null when it is settled, or was never to be collected. */
  collection: orNull(collectionView),
  /** The last day to object to it; null while an objection waits, and for what cannot be objected to (any more). */
  objectableUntil: orNull(day),
  /** The newest objection. */
  objection: orNull(objectionView),
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

/** From what the invoices of a contract are paid, and what is collected next. */
export const contractMeansView = object({
  contractId: uuid,
  msisdn: text,
  lineName: orNull(text),
  tariffName: text,
  /** Null: the customer pays each invoice. */
  savedMethodId: orNull(uuid),
  /** Masked; empty without a method. */
  account: text,
  mandateReference: orNull(text),
  creditorId: orNull(text),
  /** The next announced debit. */
  next: orNull(object({ number: text, collectOn: day, amountCents: cents })),
});
export type ContractMeansView = Static<typeof contractMeansView>;

const meansList = object({ contracts: list(contractMeansView) });
export type ContractMeansList = Static<typeof meansList>;

const params = object({ id: uuid });

export const billingApi = operations({
  /** What the customer's redeemed vouchers are worth that no bill has used yet. */
  'GET /api/vouchers/me': { answer: object({ waitingCents: cents }) },
  /** What a voucher is worth, and the last day to redeem it. */
  'POST /api/vouchers/me/look': {
    body: object({ code: shortText(64, { minLength: 1 }) }),
    answer: object({ voucher: object({ cents, until: day }) }),
  },
  'POST /api/vouchers/me': {
    body: object({ code: shortText(64, { minLength: 1 }) }),
    /** Its worth: the next monthly bills are lowered by it. */
    answer: object({ voucher: object({ cents }) }),
  },
  'GET /api/invoices/me': { answer: object({ invoices: list(invoiceView) }) },
  'GET /api/contracts/charges/details': { answer: object({ charges: chargesView }) },
  'GET /api/contracts/me/payment-means': { answer: meansList },
  /** Null takes the means away: from then on the customer pays each invoice. */
  'PUT /api/contracts/me/:id/payment-means': {
    params,
    body: object({ savedMethodId: orNull(uuid) }),
    answer: meansList,
  },
  'POST /api/invoices/me/checkout-session': { body: checkoutWish, answer: checkoutView },
  'GET /api/invoices/:id/payment': { params, answer: paymentStanding },
  'POST /api/invoices/:id/checkout-session': { params, body: checkoutWish, answer: checkoutView },
  'POST /api/invoices/:id/objections': {
    params,
    body: form('invoices/objection'),
    answer: object({ objection: objectionView }),
    status: 201,
  },
});
