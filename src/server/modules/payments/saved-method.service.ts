import { berlinToday } from '../../../shared/dates.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import type { SavedMethodView } from '../../../shared/saved-method-view.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import {
  deleteSavedMethod,
  findSavedMethod,
  listSavedMethods,
  makeDefault,
  type SavedMethod,
} from './saved-method.repository.ts';

/** A user's saved methods, the default first; never with the provider's tokens. */
export async function savedMethodsOf({ db, clock }: AppDeps, userId: string): Promise<SavedMethodView[]> {
  const now = clock();
  return (await listSavedMethods(db, userId)).map(({ token: _token, createdAt, ...method }) => ({
    ...method,
    isExpired: isExpired(method, now),
    createdAt: createdAt.toISOString(),
  }));
}

/** A card can be used until the end of the month that stands on it. */
function isExpired({ expiresOn }: Pick<SavedMethod, 'expiresOn'>, now: Date): boolean {
  return expiresOn !== null && expiresOn < berlinToday(now).slice(0, 7);
}

/** Forgets a method here, and then at the provider. @throws Problem 1037 */
export async function forgetSavedMethod(deps: AppDeps, userId: string, id: string): Promise<void> {
  const token = await deps.db.transaction((tx) => deleteSavedMethod(tx, userId, id));
  if (token === undefined) throw problem(1037);
  // Without our row nothing can be paid with it; a provider out of order keeps a token that nobody knows.
  await deps.ports.payments.forgetMethod(token).catch(() => {});
}

/** @throws Problem 1037 */
export async function chooseDefaultMethod({ db }: AppDeps, userId: string, id: string): Promise<void> {
  if (!(await db.transaction((tx) => makeDefault(tx, userId, id)))) throw problem(1037);
}

/** Whose saved method it is, which, and of what kind. */
export interface SavedMethodWish {
  userId: string;
  id: string;
  method: PaymentMethod | undefined;
}

/** The saved method; nothing when it is not theirs, of another kind, or expired. */
export async function usableMethod(
  db: Queryable,
  { userId, id, method }: SavedMethodWish,
  now: Date,
): Promise<SavedMethod | undefined> {
  const found = await findSavedMethod(db, userId, id);
  return found && found.method === method && !isExpired(found, now) ? found : undefined;
}
