import type { AppDeps } from '../../infra/deps.ts';
import { createBillingCustomer } from '../customers/billing-customer.service.ts';
import { findUser } from '../customers/user.repository.ts';
import type { OrderAccount } from './order-account.service.ts';

/**
 * Tells the billing system about the customer of an order before the order is written. @throws Problem 1006 when it
 * refuses the person: nothing is written, and the number stays held
 */
export async function billingStateFor(
  deps: AppDeps,
  userId: string | undefined,
  account: OrderAccount | undefined,
): Promise<'created' | 'pending'> {
  if (account) {
    const { personal, contact } = account.data;
    const { street, houseNumber, postalCode, city, email } = contact;
    const name = `${personal.firstName} ${personal.lastName}`;
    return createBillingCustomer(deps, {
      id: account.id,
      name,
      email,
      address: { street, houseNumber, postalCode, city },
    });
  }
  const user = userId === undefined ? undefined : await findUser(deps.db, userId);
  if (!user) return 'pending';
  const { id, firstName, lastName, email, street, houseNumber, postalCode, city } = user;
  const address = { street, houseNumber, postalCode, city };
  return createBillingCustomer(deps, { id, name: `${firstName} ${lastName}`, email, address });
}
