import type { FormValues } from '../../../shared/form-script.ts';
import type { FormHandles } from './step-forms.tsx';

/** Shows the errors of all forms of a step. Returns each form's data, or null when data are missing. */
export function validateForms(
  ids: readonly string[],
  handles: FormHandles,
): Record<string, FormValues> | null {
  // Each form is asked, also after one with errors: all of them show theirs.
  const results = ids.map((id) => ({ id, data: handles.get(id)?.validate() ?? null }));
  const valid = results.flatMap(({ id, data }) => (data === null ? [] : [[id, data] as const]));
  return valid.length === ids.length ? Object.fromEntries(valid) : null;
}
