import type { FormValues, ViewUi } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { uiOf } from '../../forms/state/view.ts';

function keeps(ui: ViewUi): boolean {
  const options = ui['ui:options'];
  return !(isRecord(options) && options.keep === false);
}

/** The data that a draft may keep: without the fields whose UI schema says `"keep": false`. */
export function withoutSecrets(data: FormValues, ui: ViewUi): FormValues {
  const entries = Object.entries(data).filter(([name]) => keeps(uiOf(ui, name)));
  // A nested object of a form is a section, with a UI schema of its own.
  const inner = (name: string, value: unknown) =>
    isRecord(value) ? withoutSecrets(value, uiOf(ui, name)) : value;
  return Object.fromEntries(entries.map(([name, value]) => [name, inner(name, value)]));
}
