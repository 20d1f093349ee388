import type { Lang } from '../../../shared/language.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface OutboxRow {
  id: number;
  team: string;
  channel: string;
  recipient: string;
  lang: Lang;
  template: string;
  subject: string | null;
  text: string;
  createdAt: Date;
  attachments: { id: string; fileName: string }[];
}

/** The newest messages, newest first. */
export function newestMessages(db: Queryable, recipient: string | undefined): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(
    `SELECT id, team, channel, recipient, lang, template, subject, text, created_at AS "createdAt",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name) ORDER BY a.position), '[]')
          FROM outbox_attachment a JOIN document d ON d.id = a.document_id
         WHERE a.message_id = outbox.id) AS attachments
       FROM outbox WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT 100`,
    [recipient ?? null],
  );
}
