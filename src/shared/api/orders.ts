import { sessionGrant } from './customers.ts';
import { operations } from './operation.ts';
import { orderView } from './order-view.ts';
import { checkoutView, checkoutWish } from './payments.ts';
import { priceSummary } from './price.ts';
import { anyObject, form, list, object, optional, type Static, shortText, text, uuid } from './shapes.ts';

/** The forms of an order in progress, by form id. The flow validates them; here only their outer shape is checked. */
const offerProperties = {
  forms: anyObject({ maxProperties: 20, additionalProperties: { type: 'object' } }),
  paymentVersion: optional(shortText(10)),
};

/** The forms that make an offer; others may be absent. */
const offerBody = object(offerProperties);

/** A request to order. */
const orderBody = object({
  ...offerProperties,
  invitationCode: optional(shortText(32)),
  /** The contract summary that the customer received for this order (§ 54 TKG); without it the server refuses. */
  summaryId: optional(uuid),
});

/** The contract summary of an order in progress. */
export const summaryView = object({
  id: uuid,
  /** sha256 of the PDF. */
  hash: text,
  /** A hash of the content: equal for summaries with equal content. */
  content: text,
  /** Valid for five minutes. */
  url: text,
  fileName: text,
});

/** The answer to a placed order. */
const placedOrder = object({
  order: orderView,
  /** Only for a guest, who becomes a customer with the order. */
  session: optional(sessionGrant),
});

export type OrderBody = Static<typeof orderBody>;
export type SummaryView = Static<typeof summaryView>;
export type PlacedOrderView = Static<typeof placedOrder>;

/** The order to pay, and how to pay it. */
const orderCheckout = object({ orderId: uuid, ...checkoutWish.properties });

const params = object({ id: uuid });
const oneOrder = object({ order: orderView });

export const ordersApi = operations({
  'POST /api/orders/quote': { body: offerBody, answer: object({ price: priceSummary }) },
  'POST /api/orders/contract-summary': {
    body: offerBody,
    answer: object({ summary: summaryView }),
    status: 201,
  },
  'POST /api/orders': { body: orderBody, answer: placedOrder, status: 201 },
  'GET /api/orders': { answer: object({ orders: list(orderView) }) },
  'GET /api/orders/:id': { params, answer: oneOrder },
  'POST /api/orders/:id/porting': { params, body: form('order/porting-correction'), answer: oneOrder },
  /** Cancels an order whose number the old operator has refused for too long. */
  'POST /api/orders/:id/porting/cancellation': { params, answer: oneOrder },
  /** Says that the SIM card has come by post: the line begins. To say it again changes nothing. */
  'POST /api/orders/:id/card/arrival': { params, answer: oneOrder },
  /** Cancels an order whose SIM card has not come for too long. */
  'POST /api/orders/:id/card/cancellation': { params, answer: oneOrder },
  /** Takes a number that the caller holds instead. */
  'POST /api/orders/:id/porting/new-number': { params, body: form('order/new-number'), answer: oneOrder },
  'POST /api/tariffs/checkout-session': { body: orderCheckout, answer: checkoutView },
  'POST /api/tariffs/payment-intent': { body: orderCheckout, answer: checkoutView },
  'POST /api/portings/payment-intent': { body: orderCheckout, answer: checkoutView },
});
