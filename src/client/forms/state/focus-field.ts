import { flushSync } from 'react-dom';
import type { FormStore } from './form-store.ts';
import type { FieldPath } from './paths.ts';

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
