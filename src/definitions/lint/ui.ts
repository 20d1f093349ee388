import type { Problem } from '../problem.ts';
import { isUi } from '../schema-nodes.ts';
import type { JsonSchema, UiFile } from '../schema-types.ts';
import { nearest } from './nearest.ts';

/** The widgets that a UI schema may name; `client/forms/widgets` has one component for each. */
export const WIDGETS = [
  ...['text', 'email', 'phone', 'textarea', 'number', 'password', 'date', 'select', 'radio', 'cards'],
  ...['checkboxCards', 'checkbox', 'consent', 'otp', 'numberReservation'],
];

function unknownName(name: string, known: string[]): string {
  const guess = nearest(name, known);
  return `The form has no field "${name}"${guess ? `; did you mean "${guess}"?` : `. Known are: ${known.join(', ')}.`}`;
}

/** A UI schema names only fields and widgets that exist, and its order leaves none out. */
export function lintUi(file: string, schema: JsonSchema, ui: UiFile, pointer = ''): Problem[] {
  const names = Object.keys(schema.properties ?? {});
  const problems: Problem[] = [];
  const report = (at: string, sentence: string) => problems.push({ file, pointer: pointer + at, sentence });
  for (const name of Object.keys(ui).filter((key) => !key.startsWith('ui:'))) {
    if (!names.includes(name)) report(`/${name}`, unknownName(name, names));
  }
  for (const name of ui['ui:order'] ?? []) {
    if (!names.includes(name)) report('/ui:order', unknownName(name, names));
  }
  for (const name of names) {
    if (ui['ui:order'] && !ui['ui:order'].includes(name))
      report('/ui:order', `The order leaves out the field "${name}". Add it to "ui:order".`);
  }
  const widget = ui['ui:widget'];
  if (widget !== undefined && !WIDGETS.includes(widget)) {
    report('/ui:widget', `There is no widget "${widget}". Known are: ${WIDGETS.join(', ')}.`);
  }
  for (const name of names) {
    const [property, itsUi] = [schema.properties?.[name], ui[name]];
    if (typeof property !== 'object' || !isUi(itsUi)) continue;
    problems.push(...lintUi(file, property, itsUi, `${pointer}/${name}`));
  }
  return problems;
}
