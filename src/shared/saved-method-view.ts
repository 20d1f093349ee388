import type { PaymentMethod } from './enums.ts';

/** A saved means of payment as its owner sees it. */
export interface SavedMethodView {
  id: string;
  method: PaymentMethod;
  /** Masked: `Visa •••• 4242`. */
  label: string;
  /** The last month of a card, YYYY-MM; null for what has none. */
  expiresOn: string | null;
  /** Its last month is over: nothing can be paid with it. */
  isExpired: boolean;
  isDefault: boolean;
  createdAt: string;
}
