import { paymentMethods, paymentStatus, paymentVersions, subjectKinds } from '../enums.ts';
import { langs } from '../language.ts';
import { operations } from './operation.ts';
import {
  boolean,
  cents,
  form,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** The subject of a payment. */
export const subject = object({ kind: oneOf(...subjectKinds), id: uuid });
export type Subject = Static<typeof subject>;

/** An attempt to pay for a subject. */
export const paymentView = object({
  id: uuid,
  /** The provider's number of the transaction; null before it has one. */
  transactionId: orNull(text),
  status: oneOf(...Object.values(paymentStatus)),
  method: oneOf(...paymentMethods),
  amountCents: cents,
  /** The payer's bank took the money back; it is owed again, with its invoice. */
  isReversed: boolean,
  /** The money came and could not pay the subject, so it goes back to the payer; for the subject the attempt failed. */
  isReturned: boolean,
  createdAt: moment,
});
export type PaymentView = Static<typeof paymentView>;

/** The state of a payment, and whether the provider has just confirmed it. */
export const paymentStanding = object({
  payment: orNull(paymentView),
  /** False when the provider did not answer: then the state is the last known one. */
  isCurrent: boolean,
});
export type PaymentStanding = Static<typeof paymentStanding>;

/** How a customer wants to pay; absent values stay as they were. */
export const checkoutWish = object({
  version: optional(shortText(10)),
  /** Any text; a method that the payment's version does not offer is refused with 1032. */
  method: optional(shortText(20)),
  savedMethodId: optional(uuid),
  /** Save the method at the provider for later payments. */
  keepMethod: optional(boolean),
});
export type CheckoutWish = Static<typeof checkoutWish>;

/** The attempt, and the address of the provider's page. */
export const checkoutView = object({ payment: paymentView, url: text });
export type CheckoutView = Static<typeof checkoutView>;

/** The public data of a payment link: no personal data. */
export const paymentLinkView = object({
  number: text,
  brand: text,
  lang: oneOf(...langs),
  amountCents: cents,
  version: oneOf(...paymentVersions),
  methods: list(oneOf(...paymentMethods)),
  expiresAt: moment,
  ...paymentStanding.properties,
});
export type PaymentLinkView = Static<typeof paymentLinkView>;

/** A saved means of payment, as its owner sees it. */
export const savedMethodView = object({
  id: uuid,
  method: oneOf(...paymentMethods),
  /** Masked: `Visa •••• 4242`. */
  label: text,
  /** The last month of a card, YYYY-MM; null for a method without one. */
  expiresOn: orNull(text),
  /** Its last month is over: it cannot be used any more. */
  isExpired: boolean,
  isDefault: boolean,
  createdAt: moment,
});
export type SavedMethodView = Static<typeof savedMethodView>;

/** The answer of every call about saved means of payment: all remaining ones. */
const savedMethodList = object({ paymentMethods: list(savedMethodView) });
export type SavedMethodList = Static<typeof savedMethodList>;

const byId = object({ id: uuid });

export const paymentsApi = operations({
  'GET /api/orders/:id/payment': { params: byId, answer: paymentStanding },
  'GET /api/payments/:kind/:id': { params: subject, answer: paymentStanding },
  'POST /api/payment-links': { body: subject, answer: object({ url: text, expiresAt: moment }) },
  'GET /api/users/me/payment-methods': { answer: savedMethodList },
  // A bank account, by its mandate.
  'POST /api/users/me/payment-methods': {
    body: form('account/bank-account'),
    answer: savedMethodList,
    status: 201,
  },
  // Any other method, on a page of the provider that leads back to us.
  'POST /api/users/me/payment-methods/page': {
    body: object({ method: oneOf('card', 'paypal') }),
    answer: object({ url: text }),
    status: 201,
  },
  /** Looks at the provider whether the method of such a page is kept. */
  'POST /api/users/me/payment-methods/page/:id': { params: byId, answer: savedMethodList },
  'DELETE /api/users/me/payment-methods/:id': { params: byId, answer: savedMethodList },
  'POST /api/users/me/payment-methods/:id/default': { params: byId, answer: savedMethodList },
});
