import type { PaymentMethod } from '../../../shared/enums.ts';
import { type Lang, pathPrefix } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { PaymentUpdate } from '../../infra/ports/payments/payments.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { endMethodPage, findMethodPage, insertMethodPage, setPageSession } from './method-page.repository.ts';
import { insertSavedMethod } from './saved-method.repository.ts';

interface PageWish {
  userId: string;
  team: TeamId;
  lang: Lang;
  method: PaymentMethod;
}

/** Returns the address of a provider's page that keeps a method and leads back to us. @throws Problem 1038 */
export async function openMethodPage(
  deps: AppDeps,
  { userId, team, lang, method }: PageWish,
): Promise<string> {
  const id = deps.random.id();
  await insertMethodPage(deps.db, { id, team, userId, method, now: deps.clock() });
  const request = {
    reference: id,
    purpose: deps.words.text(lang, 'payments.purpose.method'),
    payee: deps.teams[team].name,
    method,
    amountCents: 0,
    lang,
    returnUrl: `${pathPrefix[lang]}/dashboard/account/payment-methods?page=${id}`,
    customer: userId,
    keepMethod: true,
    savedToken: null,
    iban: null,
  };
  try {
    const session = await deps.ports.payments.createSession(request);
    await setPageSession(deps.db, id, session.id);
    return session.url;
  } catch (cause) {
    throw problem(1038, { cause });
  }
}

/** Asks the provider what came of a page. @throws Problem 1037 for another customer's; 1038 without an answer */
export async function lookAtMethodPage(deps: AppDeps, userId: string, id: string): Promise<void> {
  const page = await findMethodPage(deps.db, id);
  if (page?.userId !== userId) throw problem(1037);
  if (page.keptAt !== null || page.sessionId === null) return;
  const update = await deps.ports.payments.statusOf(page.sessionId).catch((cause: unknown) => {
    throw problem(1038, { cause });
  });
  await deps.db.transaction((tx) => applyMethodPage(tx, deps, id, update));
}

/** Keeps the method of a page, once. @returns false when there is no such page */
export async function applyMethodPage(
  tx: Queryable,
  deps: AppDeps,
  id: string,
  { kept }: PaymentUpdate,
): Promise<boolean> {
  const page = await findMethodPage(tx, id);
  if (!page) return false;
  const now = deps.clock();
  if (!kept || !(await endMethodPage(tx, id, now))) return true;
  const { team, userId, method } = page;
  await insertSavedMethod(tx, { ...kept, id: deps.random.id(), team, userId, method, now });
  await enqueueActNotice(tx, deps, userId, 'methodAdded');
  return true;
}
