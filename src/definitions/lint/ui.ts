import { nearest } from '../../shared/nearest.ts';
import { isList } from '../fields.ts';
import type { Problem } from '../problem.ts';
import { isSchema, isUi, uiOf } from '../schema-nodes.ts';
import type { JsonSchema, UiFile } from '../schema-types.ts';
import { suggestionFaults } from './suggestions.ts';
import { type WidgetFault, widgetFaults } from './widgets.ts';

function unknownName(name: string, known: string[]): string {
  const guess = nearest(name, known);
  return `The form has no field "${name}"${guess ? `; did you mean "${guess}"?` : `. Known are: ${known.join(', ')}.`}`;
}

/** Names of fields that a UI schema speaks of, with the places where it does. */
function namesIn(ui: UiFile): [at: string, name: string][] {
  const listed = (option: 'columns' | 'folded') => {
    const groups = ui['ui:options']?.[option];
    const flat = Array.isArray(groups) ? groups.flat().map(String) : [];
    return flat.map((name): [string, string] => [`/ui:options/${option}`, name]);
  };
  return [
    ...Object.keys(ui)
      .filter((key) => !key.startsWith('ui:'))
      .map((name): [string, string] => [`/${name}`, name]),
    ...(ui['ui:order'] ?? []).map((name): [string, string] => ['/ui:order', name]),
    ...listed('columns'),
    ...listed('folded'),
  ];
}

/** Secrets stand on no closed section. */
function shownSecrets(ui: UiFile): string[] {
  const groups = ui['ui:options']?.folded;
  const names = Array.isArray(groups) ? groups.flat().map(String) : [];
  return names.filter((name) => isUi(ui[name]) && ui[name]['ui:options']?.keep === false);
}

/** What stands inside a field's UI schema: the fields of a section, or of a list's rows, which stand in its "items". */
function lintInside(formId: string, schema: JsonSchema, ui: UiFile, pointer: string): Problem[] {
  if (!isList(schema) || !schema.items) return lintUi(formId, schema, ui, pointer);
  const { items, ...itself } = ui;
  return [
    ...lintUi(formId, { properties: {} }, itself, pointer),
    ...lintUi(formId, schema.items, isUi(items) ? items : {}, `${pointer}/items`),
  ];
}

/** What is wrong with a field's control; suggestions are looked at once it has one. */
function controlFaults(formId: string, fields: JsonSchema, name: string, ui: UiFile): WidgetFault[] {
  const schema = fields.properties?.[name];
  const faults = isSchema(schema) ? widgetFaults(formId, schema, ui) : [];
  return faults.length > 0 ? faults : suggestionFaults(name, fields, ui);
}

/** A UI schema names only fields that exist, leaves none out of its order, and gives each field a control that fits. */
export function lintUi(formId: string, schema: JsonSchema, ui: UiFile, pointer = ''): Problem[] {
  const file = `ui-schemas/${formId}.ui.json`;
  const names = Object.keys(schema.properties ?? {});
  const problem = (at: string, sentence: string): Problem => ({ file, pointer: pointer + at, sentence });
  const strangers = namesIn(ui).filter(([, name]) => !names.includes(name));
  const order = ui['ui:order'];
  const leftOut = order === undefined ? [] : names.filter((name) => !order.includes(name));
  // A name that nothing has is said once, where it stands first.
  const once = new Map([...strangers].reverse().map(([at, name]) => [name, at]));
  return [
    ...[...once].map(([name, at]) => problem(at, unknownName(name, names))),
    ...shownSecrets(ui).map((name) =>
      problem('/ui:options/folded', `The closed section would show "${name}", which is not to be kept.`),
    ),
    ...leftOut.map((name) =>
      problem('/ui:order', `The order leaves out the field "${name}". Add it to "ui:order".`),
    ),
    ...names.flatMap((name) => {
      const property = schema.properties?.[name];
      if (!isSchema(property)) return [];
      const itsUi = uiOf(ui, name);
      return [
        ...controlFaults(formId, schema, name, itsUi).map(([at, sentence]) =>
          problem(`/${name}${at}`, sentence),
        ),
        ...lintInside(formId, property, itsUi, `${pointer}/${name}`),
      ];
    }),
  ];
}
