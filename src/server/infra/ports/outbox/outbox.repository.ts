import type { Lang } from '../../../../shared/language.ts';
import type { TeamId } from '../../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { MailAttachment } from '../mail/mail.ts';

export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

export interface WaitingMessage {
  id: number;
  team: TeamId;
  channel: Channel;
  recipient: string;
  lang: Lang;
  subject: string | null;
  text: string;
}

/**
 * Takes messages that are due. Each becomes due again automatically (later with every attempt) unless it is marked as
 * sent, also when this process dies in between. Processes that call this at once get different messages.
 */
export function takeDue(
  db: Queryable,
  channel: Channel,
  now: Date,
  limit: number,
): Promise<WaitingMessage[]> {
  return db.query<WaitingMessage>(
    `UPDATE outbox SET attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + least(3600, 30 * power(2, least(attempts, 10))) * interval '1 second'
      WHERE id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= $1 AND channel = $3
                      AND (expires_at IS NULL OR expires_at > $1)
                    ORDER BY next_attempt_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING id, team, channel, recipient, lang, subject, text`,
    [now, limit, channel],
  );
}

/**
 * Notes that a message has left the house. Its text may contain a code or a link that opens something, so only the fact
 * stays that it was sent.
 */
export async function markSent(db: Queryable, id: number, now: Date, keepsText: boolean): Promise<void> {
  const erased = keepsText ? '' : `, text = ''`;
  await db.query(`UPDATE outbox SET sent_at = $2${erased} WHERE id = $1`, [id, now]);
}

/** The files of a message, in their order. */
export function attachmentsOf(db: Queryable, messageId: number): Promise<MailAttachment[]> {
  return db.query<MailAttachment>(
    `SELECT coalesce(d.file_name, u.name) AS "fileName", coalesce(d.bytes, u.content) AS bytes
       FROM outbox_attachment a
       LEFT JOIN document d ON d.id = a.document_id
       LEFT JOIN upload u ON u.id = a.upload_id
      WHERE a.message_id = $1 ORDER BY a.position`,
    [messageId],
  );
}

/** How many messages were tried and have not gone out. */
export async function countUndelivered(db: Queryable): Promise<number> {
  const rows = await db.query<{ n: number }>(
    'SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL AND attempts > 0',
  );
  return rows[0]?.n ?? 0;
}
