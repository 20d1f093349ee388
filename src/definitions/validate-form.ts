import type { FormScript } from '../shared/form-script.ts';
import { applyRules } from './apply-rules.ts';
import type { ValidationResult } from './validation-result.ts';

/** The verdict on a form's data, in the words of the script. */
export function validateForm(script: FormScript, data: unknown, order?: unknown): ValidationResult {
  const { value, errors: broken } = applyRules(script, data, script.lang, order);
  // What was typed is in the sentence, where it belongs, and in no answer beside it.
  const errors = broken.map(({ value: typed, said, ...error }) => ({
    ...error,
    message: script.message({ ...error, value: typed, said }),
  }));
  return { valid: errors.length === 0, value, errors };
}
