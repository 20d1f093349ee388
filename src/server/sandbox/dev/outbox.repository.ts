import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
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
  /** Documents of ours, and files that were sent with a form. */
  attachments: { id: string; fileName: string; isUpload: boolean }[];
}

/** The newest messages, newest first. */
export function newestMessages(db: Queryable, recipient: string | undefined): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(
    `SELECT id, team, channel, recipient, lang, template, subject, text, created_at AS "createdAt",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('id', coalesce(d.id, u.id), 'fileName', coalesce(d.file_name, u.name),
                 'isUpload', u.id IS NOT NULL) ORDER BY a.position), '[]')
          FROM outbox_attachment a
          LEFT JOIN document d ON d.id = a.document_id LEFT JOIN upload u ON u.id = a.upload_id
         WHERE a.message_id = outbox.id) AS attachments
       FROM outbox WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT 100`,
    [recipient ?? null],
  );
}

interface OutboxMail extends Pick<OutboxRow, 'lang' | 'subject' | 'text'> {
  team: TeamId;
}

export async function mailById(db: Queryable, id: number): Promise<OutboxMail | undefined> {
  const rows = await db.query<OutboxMail>(
    `SELECT team, lang, subject, text FROM outbox WHERE id = $1 AND channel = 'email'`,
    [id],
  );
  return rows[0];
}
