import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { surveyAnswer } from './survey.contract.ts';
import { insertAnswer } from './survey.repository.ts';

/** Stores an answer without its sender, so that people answer honestly. @returns its id */
export async function takeAnswer(
  deps: AppDeps,
  team: TeamId,
  lang: Lang,
  body: FormBody<'survey/answer'>,
): Promise<string> {
  const id = deps.random.id();
  const form = readForm(surveyAnswer, body);
  const definitionVersion = deps.definitions.versions()['survey/answer'] ?? '';
  const answers = answersColumn(answersOf(deps, { 'survey/answer': body }));
  await insertAnswer(deps.db, { id, team, lang, form, answers, definitionVersion, now: deps.clock() });
  return id;
}
