import type { ViewUi } from '../../../shared/form-script.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';
import type { Offer } from '../../forms/state/form-context.ts';

/** The fields whose choices come from data, with the name of the list of each. */
function fieldsWithSource(ui: ViewUi, at: string[] = []): { path: string[]; source: string }[] {
  return Object.entries(ui).flatMap(([name, child]) => {
    if (name.startsWith('ui:') || !isRecord(child)) return [];
    const path = [...at, name];
    const options = child['ui:options'];
    const source = isRecord(options) ? options.source : undefined;
    return [...(typeof source === 'string' ? [{ path, source }] : []), ...fieldsWithSource(child, path)];
  });
}

function valuesAt(data: unknown, path: string[]): unknown[] {
  const value = walk(data, path);
  return Array.isArray(value) ? value : [value];
}

/** Sample choices for the lists that a page would load: the values in the form's own examples. */
export function sampleSources(ui: ViewUi | undefined, examples: unknown[]): Record<string, Offer[]> {
  const lists = fieldsWithSource(ui ?? {}).map(({ path, source }): [string, Offer[]] => {
    const values = examples
      .flatMap((data) => valuesAt(data, path))
      .filter((value) => typeof value === 'string' || typeof value === 'boolean');
    return [source, [...new Set(values)].slice(0, 12).map((value) => ({ value: String(value) }))];
  });
  return Object.fromEntries(lists);
}
