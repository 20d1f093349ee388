import type { CheckoutWish, Subject } from '../../../shared/api/payments.ts';
import type { PaymentVersion } from '../../../shared/enums.ts';

/** A request to pay for a subject, for the first time or again after a failure. Absent values come from the subject. */
export interface CheckoutRequest extends CheckoutWish {
  userId: string;
  subject: Subject;
  /** The versions that the called endpoint serves. */
  versions: readonly PaymentVersion[];
  /** The payer has this link and may be a stranger: the payment uses no saved method, and returns to the link. */
  linkId?: string;
  idempotencyKey: string;
}
