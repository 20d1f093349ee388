import type { FormScript, FormValues, RuleError } from '../shared/form-script.ts';
import type { FormLang } from '../shared/further-language.ts';

/**
 * Normalises and validates what was sent, whatever it is.
 * @param order the order in progress, where the form is a part of one
 */
export function applyRules(
  script: FormScript,
  data: unknown,
  lang: FormLang,
  order?: unknown,
): { value: FormValues; errors: RuleError[] } {
  // Data that is not an object goes to the schema as it is and fails there.
  const value = script.normalize(data as FormValues, { lang });
  return { value, errors: script.validate(value, order) };
}
