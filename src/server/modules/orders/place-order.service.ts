import type { AppDeps } from '../../deps.ts';
import { claimWrite } from '../../infra/idempotency/idempotency.repository.ts';
import { earlierResult, requestHash, type WriteIdentity } from '../../infra/idempotency/idempotency.service.ts';
import { checkOrder } from './check-availability.service.ts';
import { judgeOrder } from '../../commerce/orders/judge-order.service.ts';
import { customerOf, prepareAccount, sessionFor } from './order-account.service.ts';
import { orderHolder } from './order-catalogue.service.ts';
import { findOrderOwner } from './order-view.repository.ts';
import type { OrderRequest, PlacedOrder } from '../../commerce/orders/place-order.ts';
import { writeOrder } from './write-order.service.ts';

/**
 * Takes an order: once for each idempotency key, however often and however parallel it is sent.
 * @throws Problem 1106 for the key of another request; else what the judgement and the checks say
 */
export async function placeOrder(deps: AppDeps, request: OrderRequest): Promise<PlacedOrder> {
  const write = identify(deps, request);
  const earlier = await earlierResult(deps.db, write);
  if (earlier) return again(deps, request, earlier);
  try {
    return await placeNew(deps, request, write);
  } catch (error) {
    // The same request may have been through in the meantime, and have taken what this one did not find.
    const meanwhile = await earlierResult(deps.db, write);
    if (meanwhile) return again(deps, request, meanwhile);
    throw error;
  }
}

function identify(deps: AppDeps, request: OrderRequest): WriteIdentity {
  const { team, userId, guest, forms, paymentVersion, invitationCode } = request;
  const owners = [...(guest ? [`guest:${guest.id}`] : []), ...(userId ? [`user:${userId}`] : [])];
  const hash = requestHash(deps, { forms, paymentVersion, invitationCode });
  return { team, operation: 'order', key: request.idempotencyKey, owners, requestHash: hash };
}

async function placeNew(deps: AppDeps, request: OrderRequest, write: WriteIdentity): Promise<PlacedOrder> {
  const judged = await judgeOrder(deps, request);
  const account = await prepareAccount(request, judged);
  await checkOrder(deps, request, judged);
  const id = deps.random.id();
  const done = { owner: orderHolder(request) ?? '', requestHash: write.requestHash, resultId: id };
  const placed = await deps.db.transaction(async (tx) => {
    if (!(await claimWrite(tx, write, done, deps.clock()))) return undefined;
    const userId = await customerOf(tx, deps, request, account);
    await writeOrder(tx, deps, { id, userId, request, judged });
    return { orderId: id, ...(await sessionFor(tx, deps, request, userId)) };
  });
  return placed ?? again(deps, request, (await earlierResult(deps.db, write)) ?? id);
}

/** The order of the first request; its sender proved with cookie, key and the whole body to be the same. */
async function again(deps: AppDeps, request: OrderRequest, orderId: string): Promise<PlacedOrder> {
  const owner = await findOrderOwner(deps.db, orderId);
  if (!owner) throw new Error(`Order ${orderId} is gone.`);
  return deps.db.transaction(async (tx) => ({ orderId, ...(await sessionFor(tx, deps, request, owner)) }));
}
