import type { FormContract, Reader } from '../../shared/contracts/contract.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { JsonSchema } from '../schema-types.ts';
import { type Known, requiredUnder } from './condition-truth.ts';
import { columnBreaches, valueBreaches, valuesOf } from './guarantees.ts';
import { conditionalNeeds, type FieldNeed, fieldNeeds, needsOf } from './needs.ts';

/** Something that a reader needs and a form does not guarantee. */
export interface Breach {
  path: string[];
  /** In words after the field's name. */
  what: string;
  purpose: string;
  readers: Reader[];
}

function childOf(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const child = schema?.properties?.[name];
  return typeof child === 'object' ? child : undefined;
}

/** The schema of a form's field; undefined where there is none. */
export function fieldAt(schema: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(childOf, schema);
}

/** Where a field of this name stands now, if it stands at one other place. */
function movedTo(schema: JsonSchema, name: string, path: string[] = []): string[] {
  return Object.keys(schema.properties ?? {}).flatMap((key) => {
    const child = childOf(schema, key);
    const here = [...path, key];
    return [
      ...(key === name && child ? [pointerOf(here)] : []),
      ...(child ? movedTo(child, name, here) : []),
    ];
  });
}

function lost(schema: JsonSchema, { path }: FieldNeed): string {
  const places = movedTo(schema, path.at(-1) ?? '');
  return places.length === 1 ? `must stay where it was, it is now ${places[0]}` : 'must stay';
}

function breachesOfField(form: JsonSchema, need: FieldNeed): string[] {
  const parent = fieldAt(form, need.path.slice(0, -1));
  // The sentence about the parent says it.
  if (!parent) return [];
  const name = need.path.at(-1) ?? '';
  const field = childOf(parent, name);
  if (!field) return need.mayGo ? [] : [lost(form, need)];
  const isMissing = need.isRequired && !requiredUnder(parent, {}).has(name);
  const { description: _description, ...schema } = need.schema;
  const isColumn = need.readers.some((reader) => reader.startsWith('column '));
  return [
    ...(isMissing ? ['must be required'] : []),
    ...valueBreaches(schema, field),
    ...(isColumn ? columnBreaches(field) : []),
  ];
}

/** Whether the form accepts a value for each field that a condition names. */
function canBe(object: JsonSchema, known: Known): boolean {
  return Object.entries(known).every(([name, value]) => {
    if (value === undefined) return true;
    const field = childOf(object, name);
    return field !== undefined && (valuesOf(field)?.includes(value) ?? true);
  });
}

function saidOf(known: Known): string {
  return Object.entries(known)
    .map(([name, value]) =>
      value === undefined ? `without "${name}"` : `"${name}" is ${JSON.stringify(value)}`,
    )
    .join(' and ');
}

function conditionalBreaches(form: JsonSchema, contract: FormContract, fields: FieldNeed[]): Breach[] {
  return conditionalNeeds(needsOf(contract)).flatMap(({ path, known, names }) => {
    const object = fieldAt(form, path);
    if (!object || !canBe(object, known)) return [];
    const required = requiredUnder(object, known);
    return fields
      .filter(
        (need) =>
          need.path.length === path.length + 1 && pointerOf(need.path.slice(0, -1)) === pointerOf(path),
      )
      .filter((need) => names.includes(need.path.at(-1) ?? ''))
      .filter((need) => childOf(object, need.path.at(-1) ?? '') && !required.has(need.path.at(-1) ?? ''))
      .map((need) => ({ ...need, what: `must be required where ${saidOf(known)}` }));
  });
}

/** Everything that a form does not guarantee although a contract needs it. */
export function breachesOf(form: JsonSchema, contract: FormContract): Breach[] {
  const fields = fieldNeeds(contract);
  const plain = fields.flatMap((need) => breachesOfField(form, need).map((what) => ({ ...need, what })));
  return [...plain, ...conditionalBreaches(form, contract, fields)];
}
