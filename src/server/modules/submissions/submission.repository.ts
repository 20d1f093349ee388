import type { KeptAnswers } from '../../../shared/answers.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface NewSubmission {
  id: string;
  team: TeamId;
  lang: Lang;
  userId: string | null;
  form: string;
  definitionVersion: string;
  answers: string | null;
  now: Date;
  expiresAt: Date;
}

export async function insertSubmission(tx: Queryable, submission: NewSubmission): Promise<void> {
  const { id, team, lang, userId, form, definitionVersion, answers, now, expiresAt } = submission;
  await tx.query(
    `INSERT INTO submission (id, team, lang, user_id, form, definition_version, answers, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, team, lang, userId, form, definitionVersion, answers, now, expiresAt],
  );
}

export interface Submission {
  id: string;
  form: string;
  version: string;
  answers: KeptAnswers | null;
  createdAt: Date;
  expiresAt: Date;
}

/** The newest submissions of a customer. */
export function findSubmissions(db: Queryable, userId: string, limit: number): Promise<Submission[]> {
  return db.query<Submission>(
    `SELECT id, form, definition_version AS version, answers, created_at AS "createdAt", expires_at AS "expiresAt"
       FROM submission WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT $2`,
    [userId, limit],
  );
}
