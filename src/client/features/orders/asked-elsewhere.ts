/** A code proved the phone before this form; another number would need a new proof. */
export const PROVED = ['contact.phone'];

/** Asked once in an order: beside its button. What is agreed there counts for the account, too. */
export const AGREED_WITH_ORDER = ['security.isCheck', 'security.marketingConsent'];
