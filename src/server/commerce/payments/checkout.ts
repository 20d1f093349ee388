import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';

/** A wish to pay an order: for the first time, or again after a failure. */
export interface CheckoutRequest {
  userId: string;
  orderId: string;
  /** Default: those of the order. */
  version?: string;
  method?: PaymentMethod;
  /** Which versions the called endpoint serves. */
  versions: readonly PaymentVersion[];
  idempotencyKey: string;
}
