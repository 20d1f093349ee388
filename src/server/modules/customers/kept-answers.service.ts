import type { KeptAnswers } from '../../../shared/answers.ts';
import type { AnswerView } from '../../../shared/api/answers.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import type { Lang } from '../../../shared/language.ts';
import { pointerNames } from '../../../shared/rules/json-pointer.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { viewAnswers } from '../../infra/forms/answers.service.ts';
import { findAnswers } from './user.repository.ts';

/** What a customer answered to fields that no code reads: for reading, and for the profile's form. */
export async function answersOfCustomer(
  deps: AppDeps,
  userId: string,
  lang: Lang,
): Promise<{ answers: AnswerView[]; profile: FormValues }> {
  const kept = await findAnswers(deps.db, userId);
  const { 'account/profile': profile, ...others } = kept ?? {};
  return {
    answers: await viewAnswers(deps, others, lang),
    profile: profile ? asData(inForce(deps, profile)) : {},
  };
}

/** Only answers to fields that the profile still has: the form refuses all others. */
function inForce({ definitions }: AppDeps, { values }: KeptAnswers[string]): Record<string, unknown> {
  return definitions.answers('account/profile', asData(values))?.values ?? {};
}

/** The data of a form from values by pointer. */
function asData(values: Record<string, unknown>): FormValues {
  return Object.entries(values).reduce<FormValues>(
    (data, [pointer, value]) => placed(data, pointerNames(pointer), value),
    {},
  );
}

function placed(data: FormValues, [name = '', ...rest]: string[], value: unknown): FormValues {
  const inner = new Map(Object.entries(data)).get(name);
  // A place that has fields of its own is an object.
  const below = rest.length > 0 ? placed((inner ?? {}) as FormValues, rest, value) : value;
  return { ...data, [name]: below };
}
