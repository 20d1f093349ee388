import type { SurveyAnswer } from '../../../shared/generated/forms.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { insertAnswer } from './survey.repository.ts';

/** Stores an answer without its sender, so that people answer honestly. @returns its id */
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
