import { createHash } from 'node:crypto';
import { minuteMs } from '../../../shared/durations.ts';
import type { TakenForm } from '../../../shared/form-post.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { findPost, handOverPost, insertPost, type SameForm } from './form-post.repository.ts';

/** Keeps what a form's page then shows, in the transaction of the act itself. */
export type KeepAnswer = (tx: Queryable, answer: unknown) => Promise<void>;

/** The same form was taken before, or at this moment: its transaction is undone. */
export class SentBefore extends Error {}

/** The same showing with other content is another form. The key is random, so the content cannot be found by its hash. */
export function samenessOf(key: string, values: FormValues): string {
  return createHash('sha256')
    .update(JSON.stringify([key, values]))
    .digest('base64url');
}

/** @returns what keeps the answer under this id @throws SentBefore from within */
export function keeper(deps: AppDeps, same: SameForm, owner: { id: string; guestId: string }): KeepAnswer {
  return async (tx, answer) => {
    const isFirst = await insertPost(tx, same, { ...owner, answer, now: deps.clock() });
    if (!isFirst) throw new SentBefore();
  };
}

/** The id of the same form, where it was taken before. */
export function earlierPost(deps: AppDeps, same: SameForm, guestId: string): Promise<string | undefined> {
  return handOverPost(deps.db, same, guestId);
}

/** What the page of a form shows in the browser that sent it, for an hour. */
export function takenForm(deps: AppDeps, id: string, guestId: string): Promise<TakenForm | undefined> {
  const since = new Date(deps.clock().getTime() - 60 * minuteMs);
  return findPost(deps.db, { id, guestId, since });
}
