import type { AppDeps } from '../../infra/deps.ts';
import { documentLink } from '../../infra/pdf/document-link.ts';
import { uploadLink } from '../../infra/uploads/upload-link.ts';
import { newestMessages } from './outbox.repository.ts';

/**
 * The last sent messages, newest first; only those to one recipient if it is given. Links to their files are valid for
 * five minutes.
 */
export async function shownMessages(deps: AppDeps, recipient: string | undefined) {
  const messages = await newestMessages(deps.db, recipient);
  return messages.map((message) => ({
    ...message,
    attachments: message.attachments.map(({ id, fileName, isUpload }) => ({
      id,
      fileName,
      url: isUpload ? uploadLink(deps, id) : documentLink(deps, id),
    })),
  }));
}

export type ShownMessage = Awaited<ReturnType<typeof shownMessages>>[number];
