import type { FormValues, ViewUi } from '../../../shared/form-script.ts';

function keeps(ui: unknown): boolean {
  const options = (ui as ViewUi | undefined)?.['ui:options'];
  return !(typeof options === 'object' && options !== null && 'keep' in options && options.keep === false);
}

/** The data that a draft may keep: without the fields whose UI schema says `"keep": false`. */
export function withoutSecrets(data: FormValues, ui: ViewUi): FormValues {
  const entries = Object.entries(data).filter(([name]) => keeps(ui[name]));
  const inner = (name: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? // A nested object of a form is a section, with a UI schema of its own.
        withoutSecrets(value as FormValues, (ui[name] ?? {}) as ViewUi)
      : value;
  return Object.fromEntries(entries.map(([name, value]) => [name, inner(name, value)]));
}
