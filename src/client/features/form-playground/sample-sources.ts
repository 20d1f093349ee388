import type { ViewUi } from '../../../shared/form-script.ts';
import type { Offer } from '../../forms/state/form-context.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields that take their choices from data, with the name of the list that each asks for. */
function fieldsWithSource(ui: ViewUi, at: string[] = []): { path: string[]; source: string }[] {
  return Object.entries(ui).flatMap(([name, child]) => {
    if (name.startsWith('ui:') || !isObject(child)) return [];
    const path = [...at, name];
    const options = child['ui:options'];
    const source = isObject(options) ? options.source : undefined;
    return [...(typeof source === 'string' ? [{ path, source }] : []), ...fieldsWithSource(child, path)];
  });
}

function valuesAt(data: unknown, path: string[]): unknown[] {
  const value = path.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), data);
  return Array.isArray(value) ? value : [value];
}

/** Choices for lists that a page would bring: the values that the form's own examples hold. */
export function sampleSources(ui: ViewUi | undefined, examples: unknown[]): Record<string, Offer[]> {
  const lists = fieldsWithSource(ui ?? {}).map(({ path, source }): [string, Offer[]] => {
    const values = examples.flatMap((data) => valuesAt(data, path)).filter((v) => typeof v === 'string');
    return [source, [...new Set(values)].slice(0, 12).map((value) => ({ value }))];
  });
  return Object.fromEntries(lists);
}
