/** A file attached to a mail. */
export interface MailAttachment {
  fileName: string;
  bytes: Uint8Array;
  /** For a picture that the HTML shows as `cid:<contentId>`. */
  contentId?: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
}

/** Sends one e-mail; rejects when the mail server did not accept it. */
export interface MailPort {
  send(message: Mail, signal?: AbortSignal): Promise<void>;
}

/** The embedded default: a message counts as sent once it is in the outbox. */
export const outboxOnlyMail: MailPort = { send: async () => {} };
