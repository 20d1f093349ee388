import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import type { Subject } from './subject.ts';

/** A wish to pay something: for the first time, or again after a failure. */
export interface CheckoutRequest {
  userId: string;
  subject: Subject;
  /** Default: those of the subject. */
  version?: string;
  method?: PaymentMethod;
  savedMethodId?: string;
  /** Keep the method at the provider for another time. */
  keepMethod?: boolean;
  /** Which versions the called endpoint serves. */
  versions: readonly PaymentVersion[];
  /** Whoever has this link pays, perhaps a stranger: with nothing that is saved, and back to the link. */
  linkId?: string;
  idempotencyKey: string;
}
