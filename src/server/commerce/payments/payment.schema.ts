import { paymentMethods, paymentStatus } from '../../../shared/enums.ts';
import { boolean, integer, moment, object, oneOf, orNull, text, uuid } from '../../plugins/answer-schema.ts';

export const paymentAnswer = object({
  id: uuid,
  transactionId: orNull(text),
  status: oneOf(...Object.values(paymentStatus)),
  method: oneOf(...paymentMethods),
  amountCents: integer,
  isReversed: boolean,
  createdAt: moment,
});

/** How it stands, and whether that is the provider's present word. */
export const paymentStanding = { payment: orNull(paymentAnswer), isCurrent: boolean };
