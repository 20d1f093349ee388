import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import {
  earlierResult,
  requestHashes,
  type WriteIdentity,
} from '../../infra/idempotency/idempotency.service.ts';
import { recordBillingState } from '../customers/billing-customer.repository.ts';
import { holdOpen } from '../customers/closing.repository.ts';
import { giveMarketingConsent } from '../customers/user.repository.ts';
import { checkAvailability } from './check-availability.service.ts';
import { customerOf, prepareAccount, sessionFor } from './order-account.service.ts';
import { billingStateFor } from './order-billing.service.ts';
import { orderHolder } from './order-catalogue.service.ts';
import { findOrderOwner } from './order-view.repository.ts';
import type { OrderRequest, PlacedOrder } from './place-order.ts';
import { validateOrder } from './validate-order.service.ts';
import { writeOrder } from './write-order.service.ts';

/**
 * Accepts an order once for each idempotency key, also after repeated and parallel requests.
 * @throws Problem 1106 for the key of another request; else the problems of validation and checks
 */
export async function placeOrder(deps: AppDeps, request: OrderRequest): Promise<PlacedOrder> {
  const write = identify(deps, request);
  const earlier = await earlierResult(deps.db, write);
  if (earlier) return again(deps, request, earlier);
  try {
    return await placeNew(deps, request, write);
  } catch (error) {
    // The same request may have succeeded in the meantime, and may have taken what was missing here.
    const meanwhile = await earlierResult(deps.db, write);
    if (meanwhile) return again(deps, request, meanwhile);
    throw error;
  }
}

function identify(deps: AppDeps, request: OrderRequest): WriteIdentity {
  const { team, userId, guest, forms, paymentVersion, invitationCode } = request;
  const owners = [...(guest ? [`guest:${guest.id}`] : []), ...(userId ? [`user:${userId}`] : [])];
  const hashes = requestHashes(deps, { forms, paymentVersion, invitationCode });
  return { team, operation: 'order', key: request.idempotencyKey, owners, ...hashes };
}

async function placeNew(deps: AppDeps, request: OrderRequest, write: WriteIdentity): Promise<PlacedOrder> {
  const validated = await validateOrder(deps, request);
  const account = await prepareAccount(deps, request, validated);
  await checkAvailability(deps, request, validated);
  const billing = await billingStateFor(deps, request.userId, account);
  const id = deps.random.id();
  const done = { owner: orderHolder(request) ?? '', requestHash: write.requestHash, resultId: id };
  const placed = await deps.db.transaction(async (tx) => {
    if (!(await claimWrite(tx, write, done, deps.clock()))) return undefined;
    const userId = await customerOf(tx, deps, request, account);
    if (!(await holdOpen(tx, userId))) throw problem(1041);
    await recordBillingState(tx, userId, billing, deps.clock());
    if (validated.forms['order/approval']?.marketingConsent)
      await giveMarketingConsent(tx, userId, deps.clock());
    await writeOrder(tx, deps, { id, userId, request, validated });
    return { orderId: id, ...(await sessionFor(tx, deps, request, userId)) };
  });
  return placed ?? again(deps, request, (await earlierResult(deps.db, write)) ?? id);
}

/** The order of the first request; cookie, key and the whole body prove that the sender is the same. */
async function again(deps: AppDeps, request: OrderRequest, orderId: string): Promise<PlacedOrder> {
  const owner = await findOrderOwner(deps.db, orderId);
  if (!owner) throw new Error(`Order ${orderId} is gone.`);
  return deps.db.transaction(async (tx) => ({ orderId, ...(await sessionFor(tx, deps, request, owner)) }));
}
