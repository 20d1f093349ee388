import { flushSync } from 'react-dom';
import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormStore } from './form-store.ts';

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"]';

/** The element to focus for a field: the chosen radio or a control named so before any button beside it. */
function controlOf(field: Element, path: FieldPath): HTMLElement | null {
  const name = `[name="${path}"]`;
  return (
    field.querySelector<HTMLElement>(`${name}:checked`) ??
    field.querySelector<HTMLElement>(name) ??
    field.querySelector<HTMLElement>(FOCUSABLE)
  );
}

/** The begin of all ids of a form. */
export const idPrefix = (form: string) => form.replace('/', '-');

/** The id that rjsf gives a control; a link leads there where no script moves the focus. */
export function controlId(form: string, path: FieldPath): string {
  return `${idPrefix(form)}_${path.replaceAll('.', '_')}`;
}

/** Opens a section and moves the focus to its heading, which stays in view. */
export function focusSection(root: HTMLElement | null, store: FormStore, section: string | undefined) {
  flushSync(() => store.open(section));
  const header = root?.querySelector<HTMLElement>(`[data-section="${section}"] button`);
  header?.focus({ preventScroll: true });
  header?.scrollIntoView({ block: 'start' });
}

/** Moves the focus to a field; a closed section is opened first, since nothing hidden can take it. */
export function focusField(root: HTMLElement | null, store: FormStore, path: FieldPath) {
  const { openSection } = store.state();
  const section = path.split('.')[0];
  // A form without sections has none open; telling it to open one changes nothing on the screen.
  if (path.includes('.') && openSection !== section) flushSync(() => store.open(section));
  const field = root?.querySelector(`[data-field="${path}"]`);
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  controlOf(field, path)?.focus({ preventScroll: true });
}
