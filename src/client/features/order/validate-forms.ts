import type { FormValues } from '../../../shared/form-script.ts';
import type { FormHandles } from '../orders/step-forms.tsx';

/** Shows the errors of all forms of a step. Gives each form's data, or null when something is missing. */
export function validateForms(
  ids: readonly string[],
  handles: FormHandles,
): Record<string, FormValues> | null {
  const results = ids.map((id) => [id, handles.get(id)?.validate() ?? null] as const);
  const isWhole = results.every(([, data]) => data !== null);
  return isWhole ? (Object.fromEntries(results) as Record<string, FormValues>) : null;
}
