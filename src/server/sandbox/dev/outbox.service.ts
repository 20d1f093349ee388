import type { AppDeps } from '../../deps.ts';
import { documentLink } from '../../documents/document-link.ts';
import { newestMessages } from './outbox.repository.ts';

/** What left the house last, newest first; to one recipient where that is given. Its files open for five minutes. */
export async function shownMessages(deps: AppDeps, recipient: string | undefined) {
  const messages = await newestMessages(deps.db, recipient);
  return messages.map((message) => ({
    ...message,
    attachments: message.attachments.map((file) => ({ ...file, url: documentLink(deps, file.id) })),
  }));
}

export type ShownMessage = Awaited<ReturnType<typeof shownMessages>>[number];
