/** A customer as the billing system needs one. */
export interface BillingCustomer {
  /** Our user's id. For the same id the billing system has one customer. */
  id: string;
  name: string;
  email: string;
  address: { street: string; houseNumber: string; postalCode: string; city: string };
}

/** The answer: the customer is there, or the system refuses this person. */
export type BillingOutcome = 'created' | 'refused';

/** The billing system's customers. `signal` tells a call that its time is over. */
export interface BillingCustomersPort {
  kind: 'simulation' | 'http';
  create(customer: BillingCustomer, signal?: AbortSignal): Promise<BillingOutcome>;
}

/** Refuses who has such an e-mail address, so that a refusal can be seen. */
const refusedName = /^refused(\+|@)/i;

/** Simulates a billing system that takes everybody but those whose e-mail address begins with `refused@`. */
export const simulatedBillingCustomers: BillingCustomersPort = {
  kind: 'simulation',
  create: async ({ email }) => (refusedName.test(email) ? 'refused' : 'created'),
};
