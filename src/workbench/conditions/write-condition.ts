import type { Condition } from '../../shared/conditions/condition.ts';
import { isRecord } from '../../shared/json-values.ts';
import { type Ask, type Asked, KEYWORDS, OPPOSITES, type Operator } from './ask.ts';

const keywordOf = (operator: Operator) =>
  Object.entries(KEYWORDS).find(([, one]) => one === operator)?.[0] ?? 'const';

/** A schema about a field, which has to be there. */
function overField(path: readonly string[], schema: Condition | undefined): Condition {
  return path.reduceRight<Condition>(
    (inner, name, i) =>
      i === path.length - 1 && schema === undefined
        ? { required: [name] }
        : { properties: { [name]: inner }, required: [name] },
    schema ?? {},
  );
}

function schemaOf({ subject, operator, value }: Ask): Condition {
  const [positive] = Object.entries(OPPOSITES).find(([, negative]) => negative === operator) ?? [];
  // Of the keys of OPPOSITES.
  if (positive) return { not: schemaOf({ subject, operator: positive as Operator, value }) };
  if (subject.kind === 'day') return { [operator === 'until' ? 'validUntil' : 'validFrom']: value };
  const asked = operator === 'filled' ? undefined : { [keywordOf(operator)]: value };
  if (subject.kind === 'order') return { $order: subject.pointer, ...asked };
  return overField(subject.path, asked);
}

/** Two schemas in one that asks both; undefined: they do not fit into one. */
function merged(a: Condition, b: Condition): Condition | undefined {
  if ('$order' in a || '$order' in b) return undefined;
  const { properties, required, ...rest } = b;
  if (Object.keys(rest).some((keyword) => Object.hasOwn(a, keyword))) return undefined;
  const fields: Record<string, Condition | boolean> = { ...a.properties };
  for (const [name, part] of Object.entries(properties ?? {})) {
    const own = Object.hasOwn(fields, name) ? fields[name] : {};
    const both = isRecord(own) && isRecord(part) ? merged(own, part) : undefined;
    if (!both) return undefined;
    fields[name] = both;
  }
  const names = [...new Set([...(a.required ?? []), ...(required ?? [])])];
  return {
    ...a,
    ...(Object.keys(fields).length > 0 && { properties: fields }),
    ...(names.length > 0 && { required: names }),
    ...rest,
  };
}

/** A condition as JSON, in as few schemas as it needs. */
export function conditionOf({ joined, asks }: Asked): Condition {
  const schemas = asks.map(schemaOf);
  const [first = {}] = schemas;
  if (schemas.length < 2) return first;
  if (joined === 'any') return { anyOf: schemas };
  const parts: Condition[] = [];
  for (const schema of schemas) {
    const last = parts.at(-1);
    const both = last && merged(last, schema);
    parts.splice(both ? -1 : parts.length, both ? 1 : 0, both ?? schema);
  }
  const [only = {}] = parts;
  return parts.length === 1 ? only : { allOf: parts };
}
