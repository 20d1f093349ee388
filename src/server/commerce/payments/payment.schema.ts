import { paymentMethods, paymentStatus } from '../../../shared/enums.ts';
import { integer, moment, object, oneOf, orNull, text, uuid } from '../../plugins/answer-schema.ts';

export const paymentAnswer = object({
  id: uuid,
  transactionId: orNull(text),
  status: oneOf(...Object.values(paymentStatus)),
  method: oneOf(...paymentMethods),
  amountCents: integer,
  createdAt: moment,
});
