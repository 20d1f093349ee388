import type { AppDeps } from '../../infra/deps.ts';
import { mailDresser } from '../../infra/mail/dress/dress-mail.ts';
import { mailFoot } from '../../infra/mail/mail-foot.ts';
import { documentLink } from '../../infra/pdf/document-link.ts';
import { uploadLink } from '../../infra/uploads/upload-link.ts';
import { mailById, newestMessages } from './outbox.repository.ts';

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

/** A mail as its reader sees it, with its picture inside; undefined for an SMS and for none. */
export async function lookOfMail(deps: AppDeps, id: number): Promise<string | undefined> {
  const mail = await mailById(deps.db, id);
  if (!mail) return undefined;
  const said = { ...mail, subject: mail.subject ?? '', foot: mailFoot(deps)(mail) };
  const { html, pictures } = await mailDresser(deps)(said);
  return pictures.reduce(
    (page, { contentId, bytes }) =>
      page.replace(`cid:${contentId}`, `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  );
}
