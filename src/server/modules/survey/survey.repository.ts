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
