import type { SurveyAnswer } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

export async function insertAnswer(
  db: Queryable,
  { id, team, lang, form, now }: { id: string; team: TeamId; lang: string; form: SurveyAnswer; now: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO survey_answer (id, team, lang, rating, comment, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, team, lang, form.rating, form.comment ?? null, now],
  );
}
