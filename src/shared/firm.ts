/** The firm behind all brands: `teams/content/firm.json`. Fictitious, as numbers and addresses of the demo are. */
export interface Firm {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** Those who may sign for it. */
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
