import { isRecord } from '../shared/json-values.ts';
import type { ComputeStep, Formula } from '../shared/rules/formula.ts';
import { pointerOf, targetOf } from '../shared/rules/json-pointer.ts';
import type { Field } from './fields.ts';
import { isSchema } from './schema-nodes.ts';
import type { JsonSchema } from './schema-types.ts';

/** The fields whose value follows from others. */
export function computedFields(fields: readonly Field[]): Field[] {
  return fields.filter(({ schema }) => schema['x-compute'] !== undefined);
}

/** Every formula inside a formula, itself first; what stands in a condition is none. */
export function formulasIn(formula: unknown): unknown[] {
  if (Array.isArray(formula)) return formula.flatMap(formulasIn);
  if (!isRecord(formula)) return [formula];
  const inside = Object.entries(formula).flatMap(([word, part]) =>
    ['if', 'with', '$data', '$row'].includes(word) ? [] : formulasIn(part),
  );
  return [formula, ...inside];
}

/** Pointers of the fields that a formula looks at, by name or in a condition. */
export function inputsOf({ path, schema }: Pick<Field, 'path' | 'schema'>): string[] {
  const holder = path.slice(0, -1);
  return formulasIn(schema['x-compute']).flatMap((one) => {
    if (!isRecord(one)) return [];
    const target = typeof one.$data === 'string' ? targetOf(one.$data, path) : undefined;
    const asked = isSchema(one.if) ? namesIn(one.if).map((name) => pointerOf([...holder, name])) : [];
    return [...(target === undefined ? [] : [pointerOf(target)]), ...asked];
  });
}

/** The neighbours that a condition asks about. */
export function namesIn(condition: JsonSchema): string[] {
  const branches = [condition.not, ...(condition.allOf ?? []), ...(condition.anyOf ?? [])].filter(isSchema);
  return [
    ...Object.keys(condition.properties ?? {}),
    ...(condition.required ?? []),
    ...branches.flatMap(namesIn),
  ];
}

/** Computed fields in such an order that each comes after those that it needs; undefined for a circle. */
export function inOrder(fields: readonly Field[]): Field[] | undefined {
  const waiting = [...fields];
  const done: Field[] = [];
  while (waiting.length > 0) {
    const open = waiting.map(({ pointer }) => pointer);
    const at = waiting.findIndex((field) => !inputsOf(field).some((input) => open.includes(input)));
    if (at === -1) return undefined;
    done.push(...waiting.splice(at, 1));
  }
  return done;
}

/** A formula as the runtime reads it; its conditions go into a list and leave their number. */
function compiled(formula: unknown, path: string[], conditions: JsonSchema[]): Formula {
  if (!isRecord(formula)) return typeof formula === 'number' ? formula : String(formula);
  if (typeof formula.$data === 'string') return { at: targetOf(formula.$data, path) };
  const entries = Object.entries(formula).map(([word, part]): [string, unknown] => {
    if (word === 'if' && isSchema(part)) return [word, conditions.push(part) - 1];
    if (word === 'with' || word === '$row') return [word, part];
    const parts = Array.isArray(part) ? part.map((one) => compiled(one, path, conditions)) : undefined;
    return [word, parts ?? compiled(part, path, conditions)];
  });
  const isChoice = formula.if !== undefined;
  return Object.fromEntries(isChoice ? [...entries, ['of', path.slice(0, -1)]] : entries);
}

/** What computes a form's fields: the steps, and the schemas of the conditions that they ask. */
export function computingOf(fields: readonly Field[]): { steps: ComputeStep[]; conditions: JsonSchema[] } {
  const conditions: JsonSchema[] = [];
  const steps = (inOrder(computedFields(fields)) ?? []).map(({ path, schema }) => ({
    path,
    formula: compiled(schema['x-compute'], path, conditions),
  }));
  return { steps, conditions };
}
