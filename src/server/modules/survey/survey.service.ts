import type { Lang } from '../../../shared/form-script.ts';
import type { SurveyAnswer } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { insertAnswer } from './survey.repository.ts';

/** Stores an answer without saying whose it is, so that it can be frank. @returns its id */
export async function takeAnswer(
  deps: AppDeps,
  team: TeamId,
  lang: Lang,
  form: SurveyAnswer,
): Promise<string> {
  const id = deps.random.id();
  const definitionVersion = deps.definitions.versions()['survey/answer'] ?? '';
  await insertAnswer(deps.db, { id, team, lang, form, definitionVersion, now: deps.clock() });
  return id;
}
