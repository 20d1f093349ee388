import { byName } from './catalogue.ts';
import { operations } from './operation.ts';
import { checkoutView, checkoutWish } from './payments.ts';
import { boolean, object, optional, uuid } from './shapes.ts';

export const packagesApi = operations({
  'POST /api/options/:id/payment-intent': {
    params: byName,
    body: object({
      /** The contract for the package; by default the newest active one. */
      contractId: optional(uuid),
      /** The customer asks that it starts within the withdrawal period (§ 357a BGB). */
      earlyStart: boolean,
      ...checkoutWish.properties,
    }),
    answer: object({ bookingId: uuid, ...checkoutView.properties }),
  },
});
