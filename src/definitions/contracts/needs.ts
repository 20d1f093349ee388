import type { FormContract, Reader } from '../../shared/contracts/contract.ts';
import { isRecord } from '../../shared/json-values.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import type { JsonSchema } from '../schema-types.ts';
import type { Known } from './condition-truth.ts';

/** One field that a contract names. */
export interface FieldNeed {
  pointer: string;
  path: string[];
  schema: JsonSchema;
  /** Whether the reader needs it in all data. */
  isRequired: boolean;
  /** Whether the form may lose it. */
  mayGo: boolean;
  purpose: string;
  readers: Reader[];
}

/** Fields of one object that are needed wherever others have certain values. */
export interface ConditionalNeed {
  path: string[];
  known: Known;
  names: string[];
}

/** The schema of a contract as JSON, which is all that it is. */
export function needsOf({ needs }: FormContract): JsonSchema {
  // TypeBox writes JSON Schema; its own marks are symbols, which nothing here reads.
  return needs as JsonSchema;
}

function subschema(part: JsonSchema | boolean | undefined): JsonSchema {
  return typeof part === 'object' ? part : {};
}

/** What a field is for; an object is for what its fields are for. */
function purposeOf(schema: JsonSchema): string {
  if (typeof schema.description === 'string') return schema.description;
  const inner = Object.values(schema.properties ?? {}).map((part) => purposeOf(subschema(part)));
  return [...new Set(inner)].slice(0, 3).join('; ');
}

/** The fields that a contract names, objects before what they hold. */
export function fieldNeeds(
  contract: FormContract,
  schema = needsOf(contract),
  path: string[] = [],
): FieldNeed[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const field = subschema(part);
    const here = [...path, name];
    const readers = field['x-readers'];
    const own: FieldNeed = {
      pointer: pointerOf(here),
      path: here,
      schema: field,
      isRequired: schema.required?.includes(name) ?? false,
      mayGo: field['x-mayGo'] === true,
      purpose: purposeOf(field),
      // `need` writes them.
      readers: [...new Set([contract.reader, ...(Array.isArray(readers) ? (readers as Reader[]) : [])])],
    };
    return [own, ...(field.type === 'object' ? fieldNeeds(contract, field, here) : [])];
  });
}

/** `requiredWhere` writes the values as `const`, and absent fields as `not`. */
function knownOf(condition: JsonSchema): Known {
  const given = Object.entries(condition.properties ?? {}).map(([name, part]) => [
    name,
    subschema(part).const,
  ]);
  const absent = isRecord(condition.not) && Array.isArray(condition.not.anyOf) ? condition.not.anyOf : [];
  const names = absent.flatMap((part) =>
    isRecord(part) && Array.isArray(part.required) ? part.required : [],
  );
  return Object.fromEntries([...given, ...names.map((name) => [name, undefined])]);
}

/** The conditional needs of a contract's objects. */
export function conditionalNeeds(schema: JsonSchema, path: string[] = []): ConditionalNeed[] {
  const own = (schema.allOf ?? []).flatMap((branch) =>
    branch.if ? [{ path, known: knownOf(branch.if), names: branch.then?.required ?? [] }] : [],
  );
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    conditionalNeeds(subschema(part), [...path, name]),
  );
  return [...own, ...inner];
}
