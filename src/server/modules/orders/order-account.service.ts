import type { AuthRegister } from '../../../shared/generated/forms.ts';
import {
  type CustomerSecrets,
  hashSecrets,
  registerCustomer,
  requirePhoneProof,
} from '../customers/customer.service.ts';
import { openSession } from '../customers/session.service.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import type { JudgedOrder } from '../../commerce/orders/judge-order.service.ts';
import type { OrderRequest, PlacedOrder } from '../../commerce/orders/place-order.ts';

/** The account that is created with an order. */
export interface OrderAccount {
  data: AuthRegister;
  secrets: CustomerSecrets;
}

/**
 * The account to create; none for somebody who is logged in. Hashing is slow, so it comes before the transaction and
 * after the proof.
 * @throws Problem 1107 unless the guest proved the phone of the form; 1034 when there is nobody to order
 */
export async function prepareAccount(
  request: OrderRequest,
  { forms }: JudgedOrder,
): Promise<OrderAccount | undefined> {
  if (request.userId) return undefined;
  // The flow has judged it, so no field is missing any more.
  const data = forms['auth/register'] as AuthRegister | undefined;
  if (!data) throw problem(1034);
  requirePhoneProof(request.guest, data);
  return { data, secrets: await hashSecrets(data) };
}

/** Who the order belongs to. @throws Problem 1003, 1048 when phone or e-mail has an account */
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

/** A guest who became a customer is logged in. */
export async function sessionFor(
  tx: Queryable,
  deps: AppDeps,
  request: OrderRequest,
  userId: string,
): Promise<Pick<PlacedOrder, 'session'>> {
  if (request.userId) return {};
  const tokens = await openSession(tx, deps, { team: request.team, userId, remember: false });
  return { session: { userId, tokens } };
}
