import { pointerOf } from '../../shared/rules/json-pointer.ts';
import { computedFields, inputsOf, namesIn } from '../computed.ts';
import { conditionsOf } from '../conditions.ts';
import type { Field } from '../fields.ts';
import type { JsonSchema } from '../schema-types.ts';

type Needs = Map<string, string[]>;

/** What each field needs before it is known: a computed one its inputs, one that comes and goes its condition. */
function needsOf(root: JsonSchema, fields: readonly Field[]): Needs {
  const needs: Needs = new Map(computedFields(fields).map((field) => [field.pointer, inputsOf(field)]));
  for (const { path, if: condition, shownIfTrue, shownIfFalse } of conditionsOf(root, {})) {
    const asked = namesIn(condition).map((name) => pointerOf([...path, name]));
    for (const name of [...shownIfTrue, ...shownIfFalse]) {
      const pointer = pointerOf([...path, name]);
      needs.set(pointer, [...(needs.get(pointer) ?? []), ...asked]);
    }
  }
  return needs;
}

/** The way from a field back to itself; undefined where there is none. */
function wayBack(from: string, needs: Needs): string[] | undefined {
  const ways = [[from]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of needs.get(way.at(-1) ?? '') ?? []) {
      if (next === from) return [...way, from];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** The first computed field that needs itself, and by which way: pointers, the field at both ends. */
export function circleIn(root: JsonSchema, fields: readonly Field[]): string[] | undefined {
  const needs = needsOf(root, fields);
  for (const { pointer } of computedFields(fields)) {
    const way = wayBack(pointer, needs);
    if (way !== undefined) return way;
  }
  return undefined;
}
