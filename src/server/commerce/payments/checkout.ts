import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import type { Subject } from './subject.ts';

/** A wish to pay something: for the first time, or again after a failure. */
export interface CheckoutRequest {
  userId: string;
  subject: Subject;
  /** Default: those of the subject. */
  version?: string;
  method?: PaymentMethod;
  /** Which versions the called endpoint serves. */
  versions: readonly PaymentVersion[];
  idempotencyKey: string;
}
