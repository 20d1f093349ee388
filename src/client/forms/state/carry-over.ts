import { type FieldPath, valueAt, withValue } from '../../../shared/field-paths.ts';
import type { FormScript, FormValues } from '../../../shared/form-script.ts';
import { CONSENT_CHANGED, changedConsents, type FilledUnder } from '../../../shared/rules/consents.ts';
import type { FieldError } from './field-errors.ts';

/** Data on their way from one version of a form to the next. */
export interface CarriedOver {
  data: FormValues;
  /** Consents to another text, taken back, with the sentence that says why. */
  asked: FieldError[];
}

/** Takes back what was agreed to under another text; everything else stays as it was typed. */
export function carryOver(before: FilledUnder, script: FormScript, data: FormValues): CarriedOver {
  const paths = changedConsents(before, script, data);
  const asked = paths.map((path) => {
    const error = { path: `/${path.replaceAll('.', '/')}`, keyword: CONSENT_CHANGED, rule: CONSENT_CHANGED };
    return { path, rule: CONSENT_CHANGED, message: script.message(error) };
  });
  return { data: paths.reduce((rest, path) => withValue(rest, path, undefined), data), asked };
}

/**
 * The fields that the user must check again: filled-in fields that are no longer valid; if the whole form was valid,
 * also fields that are missing now. Earlier errors are left out.
 */
export function newlyWrong(
  before: FilledUnder,
  data: FormValues,
  errors: readonly FieldError[],
  wrongBefore: readonly FieldError[],
): FieldPath[] {
  const isKnown = (error: FieldError) =>
    wrongBefore.some(({ path, rule }) => path === error.path && rule === error.rule);
  const isFilled = ({ path, rule }: FieldError) =>
    rule === CONSENT_CHANGED || before.wasValid || valueAt(data, path) !== undefined;
  return errors
    .filter((error) => error.path !== '' && isFilled(error) && !isKnown(error))
    .map(({ path }) => path);
}
