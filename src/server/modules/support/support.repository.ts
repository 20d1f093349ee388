import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { supportMessage } from './support.contract.ts';

export interface NewMessage {
  id: string;
  team: TeamId;
  lang: Lang;
  userId: string | null;
  form: ReadBy<typeof supportMessage>;
  answers: string | null;
  definitionVersion: string;
  now: Date;
}

export async function insertMessage(tx: Queryable, message: NewMessage): Promise<void> {
  const { id, team, lang, userId, form, answers, definitionVersion, now } = message;
  await tx.query(
    `INSERT INTO support_message (id, team, lang, user_id, subject, message, name, email, answers, definition_version, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      team,
      lang,
      userId,
      form.subject,
      form.message,
      form.name,
      form.email,
      answers,
      definitionVersion,
      now,
    ],
  );
}
