import type { SavedMethodView } from '../../../shared/api/payments.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
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

/** Deletes a method here, and then at the provider. @throws Problem 1037 */
export async function forgetSavedMethod(deps: AppDeps, userId: string, id: string): Promise<void> {
  const token = await deps.db.transaction(async (tx) => {
    const deleted = await deleteSavedMethod(tx, userId, id);
    if (deleted === undefined) throw problem(1037);
    await enqueueActNotice(tx, deps, userId, 'methodDeleted');
    return deleted;
  });
  // Without our row the token cannot be used; after a failure the provider keeps a token that is not stored here any
  // more.
  const { ports, onOutsideFailure } = deps;
  await ports.payments.forgetMethod(token).catch((cause) => onOutsideFailure(cause, 'forget a saved method'));
}

/** @throws Problem 1037 */
export async function chooseDefaultMethod(deps: AppDeps, userId: string, id: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await makeDefault(tx, userId, id))) throw problem(1037);
    await enqueueActNotice(tx, deps, userId, 'methodPreferred');
  });
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
  const found = await findSavedMethod(db, userId, id);
  return found && found.method === method && !isExpired(found, now) ? found : undefined;
}
