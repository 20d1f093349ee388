import type { FormValues, ViewUi } from './form-script.ts';
import { isRecord, walk } from './json-values.ts';

function keeps(ui: ViewUi): boolean {
  return ui['ui:widget'] !== 'password' && walk(ui, ['ui:options', 'keep']) !== false;
}

/** What may be kept of a form's data, or sent back: without passwords and the fields whose UI schema says `"keep": false`. */
export function withoutSecrets(data: FormValues, ui: ViewUi): FormValues {
  const uiOf = (name: string): ViewUi => {
    const child = walk(ui, [name]);
    return isRecord(child) ? child : {};
  };
  const entries = Object.entries(data).filter(([name]) => keeps(uiOf(name)));
  // A nested object of a form is a section, with a UI schema of its own.
  const inner = (name: string, value: unknown) =>
    isRecord(value) ? withoutSecrets(value, uiOf(name)) : value;
  return Object.fromEntries(entries.map(([name, value]) => [name, inner(name, value)]));
}
