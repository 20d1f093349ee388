import type { SavedMethodView } from '../../../shared/api/payments.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { ordersPaidBy } from './contract-means.repository.ts';
import { revokeMandates } from './mandate.repository.ts';
import { payableKind } from './payable-registry.ts';
import {
  deleteSavedMethod,
  findSavedMethod,
  listSavedMethods,
  makeDefault,
  type SavedMethod,
} from './saved-method.repository.ts';

/** A user's saved methods, the default first; without the provider's tokens. */
export async function savedMethodsOf({ db, clock }: AppDeps, userId: string): Promise<SavedMethodView[]> {
  const now = clock();
  return (await listSavedMethods(db, userId)).map(({ token: _token, createdAt, ...method }) => ({
    ...method,
    isExpired: isExpired(method, now),
    createdAt: createdAt.toISOString(),
  }));
}

/** A card can be used until the end of the month that is printed on it. */
function isExpired({ expiresOn }: Pick<SavedMethod, 'expiresOn'>, now: Date): boolean {
  return expiresOn !== null && expiresOn < berlinToday(now).slice(0, 7);
}

/** Deletes a method here, and then at the provider; contracts that it paid have none then. @throws Problem 1037 */
export async function forgetSavedMethod(deps: AppDeps, userId: string, id: string): Promise<void> {
  const token = await deps.db.transaction(async (tx) => {
    const deleted = await detach(tx, deps, userId, id);
    if (deleted === undefined) throw problem(1037);
    await enqueueActNotice(tx, deps, userId, 'methodDeleted');
    return deleted;
  });
  await tellProvider(deps, token);
}

/** Deletes all methods of an account that is closed. @returns what tells the provider, after the commit */
export async function detachMethods(tx: Queryable, deps: AppDeps, userId: string) {
  const tokens: string[] = [];
  for (const { id } of await listSavedMethods(tx, userId)) {
    const token = await detach(tx, deps, userId, id);
    if (token !== undefined) tokens.push(token);
  }
  return async () => {
    for (const token of tokens) await tellProvider(deps, token);
  };
}

async function detach(tx: Queryable, deps: AppDeps, userId: string, id: string): Promise<string | undefined> {
  const contracts = payableKind('order');
  // Each order is locked before its user, as a payment does.
  const orderIds = await ordersPaidBy(tx, userId, id);
  for (const orderId of orderIds) await contracts.lock(tx, orderId);
  for (const orderId of orderIds) await contracts.onMeans?.(tx, deps, orderId, null);
  await revokeMandates(tx, userId, id, deps.clock());
  return deleteSavedMethod(tx, userId, id);
}

/**
 * Without our row the token cannot be used; after a failure the provider keeps a token that is not stored here any more.
 */
async function tellProvider({ ports, onOutsideFailure }: AppDeps, token: string): Promise<void> {
  await ports.payments.forgetMethod(token).catch((cause) => onOutsideFailure(cause, 'forget a saved method'));
}

/** @throws Problem 1037 */
export async function chooseDefaultMethod(deps: AppDeps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await makeDefault(tx, userId, id))) throw problem(1037);
    await enqueueActNotice(tx, deps, userId, 'methodPreferred');
  });
}

/** A method of the customer's own that has not expired. */
export async function findUsableMethod(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<SavedMethod | undefined> {
  const found = await findSavedMethod(db, userId, id);
  return found && !isExpired(found, now) ? found : undefined;
}

/** The user, the id and the kind of a saved method. */
export interface SavedMethodWish {
  userId: string;
  id: string;
  method: PaymentMethod | undefined;
}

/** The saved method; undefined when it belongs to another user, has another kind, or has expired. */
export async function usableMethod(
  db: Queryable,
  { userId, id, method }: SavedMethodWish,
  now: Date,
): Promise<SavedMethod | undefined> {
  const found = await findUsableMethod(db, userId, id, now);
  return found?.method === method ? found : undefined;
}
