import { createContext, use } from 'react';
import type { UserView } from '../../shared/api/customers.ts';

export const UserContext = createContext<UserView | undefined>(undefined);

/**
 * The logged-in customer.
 * @throws Error on a page whose record does not say `session`
 */
export function useUser(): UserView {
  const user = use(UserContext);
  if (!user) throw new Error('The record of this page does not ask for a session.');
  return user;
}
