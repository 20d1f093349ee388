import type { Lang } from '../../../../shared/language.ts';
import type { TeamId } from '../../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

/** A message to a person, in that person's language. */
export interface OutboxMessage {
  now: Date;
  team: TeamId;
  channel: 'sms' | 'email';
  /** An E.164 number or an e-mail address. */
  to: string;
  lang: Lang;
  /** The kind of the message: `otp`, `order-confirmed` … */
  template: string;
  text: string;
  subject?: string;
  /** When it has no use any more (a code): it is not sent afterwards, and deleted. */
  expiresAt?: Date;
  /** Ids of stored documents that are attached to an e-mail, in this order. */
  attachments?: readonly string[];
  /** Ids of files that were sent with a form; they are attached behind the documents. */
  files?: readonly string[];
}

/** Writes a message in the caller's transaction: it is sent if, and only if, that transaction commits. */
export async function enqueue(tx: Queryable, message: OutboxMessage): Promise<void> {
  const {
    now,
    team,
    channel,
    to,
    lang,
    template,
    text,
    subject,
    expiresAt,
    attachments = [],
    files = [],
  } = message;
  await tx.query(
    `WITH message AS (
       INSERT INTO outbox (team, channel, recipient, lang, template, subject, text, created_at, next_attempt_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $10) RETURNING id
     )
     INSERT INTO outbox_attachment (message_id, document_id, upload_id, position)
     SELECT message.id, attached.document_id, NULL, attached.position
       FROM message, unnest($9::uuid[]) WITH ORDINALITY AS attached (document_id, position)
     UNION ALL
     SELECT message.id, NULL, attached.upload_id, cardinality($9::uuid[]) + attached.position
       FROM message, unnest($11::uuid[]) WITH ORDINALITY AS attached (upload_id, position)`,
    [team, channel, to, lang, template, subject ?? null, text, now, attachments, expiresAt ?? null, files],
  );
}
