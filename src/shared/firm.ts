/**
 * The firm of all brands: `teams/content/firm.json`. It is fictitious, as are the numbers and addresses of the demo.
 */
export interface Firm {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** The people who may sign for the firm. */
  representative: string;
  /** E.164. */
  phone: string;
  email: string;
  privacyEmail: string;
  web: string;
  registerCourt: string;
  registerNumber: string;
  /** USt-IdNr. */
  vatId: string;
  taxNumber: string;
  /** SEPA creditor identifier. */
  creditorId: string;
  bank: string;
}
