import type { PaymentMethod } from './enums.ts';

/** A saved means of payment as its owner sees it. */
export interface SavedMethodView {
  id: string;
  method: PaymentMethod;
  /** Masked: `Visa •••• 4242`. */
  label: string;
  isDefault: boolean;
  createdAt: string;
}
