import type { PaymentMethod } from '../../../shared/enums.ts';
import type { SavedMethodView } from '../../../shared/saved-method-view.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../plugins/problem.ts';
import {
  deleteSavedMethod,
  findSavedMethod,
  listSavedMethods,
  makeDefault,
  type SavedMethod,
} from './saved-method.repository.ts';

/** A user's saved methods, the default first; never with the provider's tokens. */
export async function savedMethodsOf({ db }: AppDeps, userId: string): Promise<SavedMethodView[]> {
  return (await listSavedMethods(db, userId)).map(({ token: _token, createdAt, ...method }) => ({
    ...method,
    createdAt: createdAt.toISOString(),
  }));
}

/** Forgets a method here, and then at the provider. @throws Problem 1037 */
export async function forgetSavedMethod(deps: AppDeps, userId: string, id: string): Promise<void> {
  const token = await deleteSavedMethod(deps.db, userId, id);
  if (token === undefined) throw problem(1037);
  // Without our row nothing can be paid with it; a provider out of order keeps a token that nobody knows.
  await deps.ports.payments.forgetMethod(token).catch(() => {});
}

/** @throws Problem 1037 */
export async function chooseDefaultMethod({ db }: AppDeps, userId: string, id: string): Promise<void> {
  if (!(await db.transaction((tx) => makeDefault(tx, userId, id)))) throw problem(1037);
}

/** The saved method somebody wants to pay with. @throws Problem 1037 when it is not theirs, or of another kind */
export async function savedMethodFor(
  tx: Queryable,
  userId: string,
  id: string,
  method?: PaymentMethod,
): Promise<SavedMethod> {
  const found = await findSavedMethod(tx, userId, id);
  if (!found || (method && found.method !== method)) throw problem(1037);
  return found;
}
