import { operations } from './operation.ts';
import { subject } from './payments.ts';
import { cents, list, object, orNull, type Static, text } from './shapes.ts';

/** What was bought with one payment. */
const purchase = object({
  transactionId: text,
  /** What was paid. */
  valueCents: cents,
  items: list(object({ id: text, name: text, priceCents: cents })),
});
export type Purchase = Static<typeof purchase>;

export const measuringApi = operations({
  /**
   * What may go to the data layer: the first call after the payment's success gets it, later ones get null. A browser asks
   * only where its visitor agreed to analytics.
   */
  'POST /api/payments/:kind/:id/purchase': {
    params: subject,
    answer: object({ purchase: orNull(purchase) }),
  },
});
