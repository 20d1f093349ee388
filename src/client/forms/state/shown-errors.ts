import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FieldError } from './field-errors.ts';
import type { FormState } from './form-state.ts';

function sectionOf(path: FieldPath): string {
  return path.split('.')[0] ?? '';
}

/** Whether an error may be shown: its field was left, its section checked, the form submitted, or the server said it. */
function isShown(state: FormState, { path }: FieldError): boolean {
  return (
    state.attempts > 0 ||
    state.touched.has(path) ||
    state.checked.has(sectionOf(path)) ||
    state.serverErrors.some((error) => error.path === path)
  );
}

/** The sentence to show at a field, or undefined. */
export function shownError(state: FormState, path: FieldPath): string | undefined {
  const error = state.errors.find((candidate) => candidate.path === path);
  return error !== undefined && isShown(state, error) ? error.message : undefined;
}

/** What a section's header says: how many errors it shows, and whether it is done. */
export type SectionState = 'open' | 'done' | number;

/** A section is done when it has no faults and the user has visited it. */
export function sectionState(state: FormState, section: string): SectionState {
  const errors = state.errors.filter(({ path }) => sectionOf(path) === section);
  const shown = errors.filter((error) => isShown(state, error)).length;
  if (shown > 0) return shown;
  const visited =
    state.attempts > 0 ||
    state.checked.has(section) ||
    [...state.touched].some((p) => sectionOf(p) === section);
  return errors.length === 0 && visited ? 'done' : 'open';
}
