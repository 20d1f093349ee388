import type { ValidationError, ValidationResult } from '../../../definitions/validation-result.ts';
import { isReferenceCode } from '../../../shared/error-codes.ts';
import type { FormLang } from '../../../shared/further-language.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import type { AppDeps } from '../deps.ts';

/** A consent is valid only for the text that the person saw. @throws Problem 1108 */
export async function refuseChangedConsents(
  { definitions }: AppDeps,
  { version, ...filled }: { id: string; version: string | undefined; data: unknown; lang: FormLang },
): Promise<void> {
  if (version === undefined) return;
  const errors = await definitions.changedConsents({ ...filled, version });
  if (errors.length > 0) throw problem(1108, { errors: inLanguage(errors, filled.lang) });
}

/** The errors of a form with the language of their sentences. */
export function inLanguage(errors: readonly ValidationError[], lang: FormLang) {
  return errors.map((error) => ({ ...error, lang }));
}

/** The refusal of a form: 1108 under an old version, a rule's own code where all errors have one, else 1100. */
export function refusal(validated: Pick<ValidationResult, 'errors'>, outdated: boolean): Problem {
  const errors = validated.errors;
  if (outdated) return problem(1108, { errors });
  return problem(codeOf(errors), { errors });
}

function codeOf(errors: ValidationError[]) {
  const codes = errors.map((error) => error.referenceCode).filter(isReferenceCode);
  const [first] = codes;
  return first !== undefined && codes.length === errors.length ? first : 1100;
}
