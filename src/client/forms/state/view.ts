import type { FormScript, FormValues, ViewSchema, ViewUi } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { type FieldPath, valueAt, withValue } from './paths.ts';

/** The fields that the form's conditions hide for this data, and this order in progress. */
export function hiddenFields(script: FormScript, data: FormValues, order?: unknown): FieldPath[] {
  return script.conditions.flatMap((condition) => {
    const holder = condition.path.join('.');
    const hidden = condition.test(valueAt(data, holder), order)
      ? condition.shownIfFalse
      : condition.shownIfTrue;
    return hidden.map((name) => (holder === '' ? name : `${holder}.${name}`));
  });
}

/** The data without the values of hidden fields: what is validated and sent. */
export function withoutFields(data: FormValues, hidden: readonly FieldPath[]): FormValues {
  const present = hidden.filter((path) => valueAt(data, path) !== undefined);
  return present.reduce((rest, path) => withValue(rest, path, undefined), data);
}

/** The data without what the form does not know, such as a field that it had in an earlier version. */
export function onlyKnown(view: ViewSchema, data: FormValues): FormValues {
  if (view.properties === undefined) return data;
  const known = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const child = view.properties?.[name];
    if (child === undefined) return [];
    return [[name, isSection(child) && isRecord(value) ? onlyKnown(child, value) : value]];
  });
  return Object.fromEntries(known);
}

/** The view with only the fields that are to be seen. */
export function visibleView(view: ViewSchema, hidden: readonly FieldPath[], at = ''): ViewSchema {
  if (hidden.length === 0 || view.properties === undefined) return view;
  const pathOf = (name: string) => (at === '' ? name : `${at}.${name}`);
  const entries = Object.entries(view.properties).filter(([name]) => !hidden.includes(pathOf(name)));
  const properties = Object.fromEntries(
    entries.map(([name, field]) => [name, visibleView(field, hidden, pathOf(name))]),
  );
  return { ...view, properties, required: view.required?.filter((name) => Object.hasOwn(properties, name)) };
}

/** Names of an object's properties in the order of the screen; `*` stands for those not named. */
function orderedNames(view: ViewSchema, ui: ViewUi): string[] {
  const names = Object.keys(view.properties ?? {});
  const order = ui['ui:order'];
  if (!Array.isArray(order)) return names;
  const others = names.filter((name) => !order.includes(name));
  return order.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}

/** The UI schema of one property. */
export function uiOf(ui: ViewUi, name: string): ViewUi {
  const child = ui[name];
  return isRecord(child) ? child : {};
}

/** Paths of all fields in the order of the screen. */
export function fieldPaths(view: ViewSchema, ui: ViewUi, at = ''): FieldPath[] {
  return orderedNames(view, ui).flatMap((name) => {
    const path = at === '' ? name : `${at}.${name}`;
    const child = view.properties?.[name] ?? {};
    return child.properties === undefined ? [path] : fieldPaths(child, uiOf(ui, name), path);
  });
}

function isSection(view: ViewSchema): boolean {
  return view.properties !== undefined;
}

/** Data in which every section and every default exists, so that the renderer has nothing to add. */
export function withDefaults(view: ViewSchema, data: FormValues): FormValues {
  const filled = Object.entries(view.properties ?? {}).flatMap(([name, child]) => {
    const value = data[name];
    if (!isSection(child))
      return value === undefined && child.default !== undefined ? [[name, child.default]] : [];
    // The view says that this property is an object; anything else is replaced by an empty one.
    return [[name, withDefaults(child, isRecord(value) ? value : {})]];
  });
  return { ...data, ...Object.fromEntries(filled) };
}
