import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { surveyAnswer } from './survey.contract.ts';

export interface NewAnswer {
  id: string;
  team: TeamId;
  lang: Lang;
  form: ReadBy<typeof surveyAnswer>;
  answers: string | null;
  definitionVersion: string;
  now: Date;
}

export async function insertAnswer(db: Queryable, answer: NewAnswer): Promise<void> {
  const { id, team, lang, form, answers, definitionVersion, now } = answer;
  await db.query(
    `INSERT INTO survey_answer (id, team, lang, rating, comment, answers, definition_version, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, team, lang, form.rating, form.comment ?? null, answers, definitionVersion, now],
  );
}
