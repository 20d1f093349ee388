import type { SurveyAnswer } from '../../../shared/generated/forms.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface NewAnswer {
  id: string;
  team: TeamId;
  lang: Lang;
  form: SurveyAnswer;
  definitionVersion: string;
  now: Date;
}

export async function insertAnswer(db: Queryable, answer: NewAnswer): Promise<void> {
  const { id, team, lang, form, definitionVersion, now } = answer;
  await db.query(
    `INSERT INTO survey_answer (id, team, lang, rating, comment, definition_version, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, team, lang, form.rating, form.comment ?? null, definitionVersion, now],
  );
}
