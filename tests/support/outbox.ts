import type { Database } from '../../src/server/infra/db/queryable.ts';

export interface SentMessage {
  channel: 'sms' | 'email';
  recipient: string;
  lang: string;
  template: string;
  subject: string | null;
  text: string;
}

/** What left the house, oldest first. */
export function sentMessages(db: Database, recipient?: string): Promise<SentMessage[]> {
  return db.query<SentMessage>(
    `SELECT channel, recipient, lang, template, subject, text FROM outbox
      WHERE $1::text IS NULL OR recipient = $1 ORDER BY id`,
    [recipient ?? null],
  );
}

/** The code in the newest SMS to a number. */
export async function lastCode(db: Database, phone: string): Promise<string> {
  const newest = (await sentMessages(db, phone)).findLast((message) => message.template === 'otp');
  const code = /#(\d{6})$/.exec(newest?.text ?? '')?.[1];
  if (!code) throw new Error(`No code was sent to ${phone}.`);
  return code;
}
