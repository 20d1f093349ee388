import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import {
  type CustomerSecrets,
  hashSecrets,
  type Registration,
  registerCustomer,
  requirePhoneProof,
} from '../customers/customer.service.ts';
import { newUserId } from '../customers/new-user-id.ts';
import { spendOnPassword } from '../customers/password-budget.ts';
import { openSession } from '../customers/session.service.ts';
import type { OrderRequest, PlacedOrder } from './place-order.ts';
import type { ValidatedOrder } from './validate-order.service.ts';

/** The account that is created with an order. */
export interface OrderAccount {
  /** The id that the account gets. */
  id: string;
  data: Registration;
  secrets: CustomerSecrets;
}

/**
 * The account to create; undefined for a logged-in customer. Hashing is slow, so it runs before the transaction and
 * after the proof.
 * @throws Problem 1107 unless the guest proved the phone in the form; 1034 when there is neither a user nor a guest
 */
export async function prepareAccount(
  deps: AppDeps,
  request: OrderRequest,
  { forms }: ValidatedOrder,
): Promise<OrderAccount | undefined> {
  if (request.userId) return undefined;
  // The flow has validated it, so no field is missing.
  const data = forms['auth/register'] as Registration | undefined;
  if (!data) throw problem(1034);
  const { guest } = request;
  requirePhoneProof(guest, data);
  await spendOnPassword(deps, request.caller);
  const id = newUserId(deps.config, guest.id, data.contact);
  return { id, data, secrets: await hashSecrets(data) };
}

/** The customer of the order. @throws Problem 1003, 1048 when phone or e-mail has an account */
export async function customerOf(
  tx: Queryable,
  deps: AppDeps,
  request: OrderRequest,
  account: OrderAccount | undefined,
): Promise<string> {
  if (request.userId) return request.userId;
  if (!account) throw problem(1034);
  const { team, lang, guest } = request;
  return registerCustomer(tx, deps, { team, lang, guest, ...account, pathPrefix: '/forms/auth~1register' });
}

/** Logs in a guest who became a customer. */
export async function sessionFor(
  tx: Queryable,
  deps: AppDeps,
  request: OrderRequest,
  userId: string,
): Promise<Pick<PlacedOrder, 'session'>> {
  if (request.userId) return {};
  const { team, session } = request;
  const tokens = await openSession(tx, deps, { team, userId, remember: false, ...session });
  return { session: { userId, tokens } };
}
