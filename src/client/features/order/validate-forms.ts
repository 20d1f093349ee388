import type { FormValues } from '../../../shared/form-script.ts';
import type { FormHandles } from './step-forms.tsx';

/**
 * Shows the errors of all forms of a step and leads to the first that has any.
 * Gives each form's data, or null when something is missing.
 */
export function validateForms(
  ids: readonly string[],
  handles: FormHandles,
): Record<string, FormValues> | null {
  const results = ids.map((id) => [id, handles.get(id)?.validate() ?? null] as const);
  const failed = results.find(([, data]) => data === null);
  if (failed === undefined) return Object.fromEntries(results) as Record<string, FormValues>;
  focusSummary(failed[0]);
  return null;
}

/** Each form focuses its own summary after it has drawn it; the first form's must be the last to do so. */
function focusSummary(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const summary = document.querySelector<HTMLElement>(`[data-form="${id}"] [data-summary]`);
      summary?.focus();
      summary?.scrollIntoView({ block: 'center' });
    }),
  );
}
