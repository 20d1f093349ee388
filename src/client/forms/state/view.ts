import type { FieldPath } from '../../../shared/field-paths.ts';
import type { FormValues, ViewSchema, ViewUi } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';

/** The data without what the form does not know, such as a field that it had in an earlier version. */
export function onlyKnown(view: ViewSchema, data: FormValues): FormValues {
  if (view.properties === undefined) return data;
  const known = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const child = view.properties?.[name];
    if (child === undefined) return [];
    if (isList(child) && Array.isArray(value))
      return [[name, rowsOf(value).map((row) => onlyKnown(child.items ?? {}, row))]];
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

/** Whether some field has the sign of a required one. */
export function hasRequired({ properties = {}, required = [] }: ViewSchema): boolean {
  return Object.entries(properties).some(([name, child]) =>
    isSection(child) ? hasRequired(child) : required.includes(name) || hasRequired(child.items ?? {}),
  );
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

/** Paths of all fields in the order of the screen; a list is followed by the fields of its rows. */
export function fieldPaths(view: ViewSchema, ui: ViewUi, data: unknown, at = ''): FieldPath[] {
  return orderedNames(view, ui).flatMap((name) => {
    const path = at === '' ? name : `${at}.${name}`;
    const child = view.properties?.[name] ?? {};
    const [value, itsUi] = [isRecord(data) ? data[name] : undefined, uiOf(ui, name)];
    if (isList(child))
      return [path, ...rowPaths(child.items ?? {}, uiOf(itsUi, 'items'), rowsOf(value), path)];
    return child.properties === undefined ? [path] : fieldPaths(child, itsUi, value, path);
  });
}

function rowPaths(items: ViewSchema, ui: ViewUi, rows: FormValues[], at: FieldPath): FieldPath[] {
  return rows.flatMap((row, number) => fieldPaths(items, ui, row, `${at}.${number}`));
}

/** Whether a field is a list of objects, shown as rows. */
export function isList(view: ViewSchema): boolean {
  return view.items?.properties !== undefined;
}

/** The rows of a list; what is no object counts as an empty row. */
export function rowsOf(value: unknown): FormValues[] {
  return Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : [];
}

/** How many rows each list has, as a key of what is on the screen. */
export function rowCounts(view: ViewSchema, data: unknown): string {
  return Object.entries(view.properties ?? {})
    .map(([name, child]) => {
      const value = isRecord(data) ? data[name] : undefined;
      if (isList(child)) return String(rowsOf(value).length);
      return isSection(child) ? rowCounts(child, value) : '';
    })
    .filter(Boolean)
    .join(' ');
}

function isSection(view: ViewSchema): boolean {
  return view.properties !== undefined;
}

/** The rows that a list must have stand there at once, empty. */
function withFewest(rows: FormValues[], fewest = 0): FormValues[] {
  const missing = Math.max(0, fewest - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => ({}))];
}

/** Data in which every section and every default exists, so that the renderer has nothing to add. */
export function withDefaults(view: ViewSchema, data: FormValues): FormValues {
  const filled = Object.entries(view.properties ?? {}).flatMap(([name, child]) => {
    const value = data[name];
    if (isList(child)) {
      const fewest = view.required?.includes(name) ? child.minItems : 0;
      const rows = withFewest(rowsOf(value), fewest).map((row) => withDefaults(child.items ?? {}, row));
      return rows.length > 0 ? [[name, rows]] : [];
    }
    if (!isSection(child))
      return value === undefined && child.default !== undefined ? [[name, child.default]] : [];
    // The view says that this property is an object; anything else is replaced by an empty one.
    return [[name, withDefaults(child, isRecord(value) ? value : {})]];
  });
  return { ...data, ...Object.fromEntries(filled) };
}
