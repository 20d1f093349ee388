import { httpSystem, type SystemAddress } from '../http/http-system.ts';
import type { BillingCustomersPort } from './billing-customers.ts';
import { billingOperations } from './billing-operations.ts';

/** A billing system over HTTP, as `billing-customers.openapi.json` describes it. */
export function httpBillingCustomers(address: SystemAddress): BillingCustomersPort {
  const system = httpSystem(address);
  return {
    kind: 'http',
    create: async ({ id, ...body }, signal) => {
      const known = await system.call(billingOperations.create, { id, body, signal });
      if (known === null) return 'refused';
      if (known.id !== id) throw new Error('The answer is about another customer.');
      return 'created';
    },
  };
}
