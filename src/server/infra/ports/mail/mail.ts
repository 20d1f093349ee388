/** A file that goes with a mail. */
export interface MailAttachment {
  fileName: string;
  bytes: Uint8Array;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
}

/** Sends one e-mail; rejects when the mail server did not take it. */
export interface MailPort {
  send(message: Mail, signal?: AbortSignal): Promise<void>;
}

/** The embedded default: a message counts as sent once it stands in the outbox. */
export const outboxOnlyMail: MailPort = { send: async () => {} };
