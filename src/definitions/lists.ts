import { walk } from '../shared/json-values.ts';
import type { CompiledForm } from './compiled.ts';

/** The lists of `schemas/sources` by name: for each key what it suggests. */
export type Lists = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** The list that a field takes its suggestions from. */
export function suggestedFrom(ui: unknown): unknown {
  return walk(ui, ['ui:options', 'suggest', 'source']);
}

/**
 * The lists in force: those that are there, and those that are gone but named by a form in force. That a form names a
 * list which is gone is said at the form.
 */
export function listsInForce(found: Lists, forms: Iterable<CompiledForm>, before: Lists = new Map()): Lists {
  const named = new Set([...forms].flatMap(({ model }) => model.fields.map(({ ui }) => suggestedFrom(ui))));
  const kept = [...before].filter(([name]) => !found.has(name) && named.has(name));
  return new Map([...found, ...kept]);
}
