import type { AppDeps } from '../../deps.ts';
import { newestMessages } from './outbox.repository.ts';

/** What left the house last, newest first; to one recipient where that is given. */
export function shownMessages(deps: AppDeps, recipient: string | undefined) {
  return newestMessages(deps.db, recipient);
}

export type ShownMessage = Awaited<ReturnType<typeof shownMessages>>[number];
