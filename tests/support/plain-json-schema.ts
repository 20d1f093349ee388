import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { formats } from '../../src/shared/rules/formats.ts';
import { pointerToken } from '../../src/shared/rules/json-pointer.ts';
import { keywordChecks } from '../../src/shared/rules/keywords.ts';

/** Where a value stands: its pointer and the objects around it, the nearest first. */
interface Place {
  path: string;
  around: unknown[];
}

type Refuse = (limit: never, value: never, place: Place, schema: JsonSchema) => boolean;

const length = (text: string) => [...text].length;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const TYPES: Record<string, (value: unknown) => boolean> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  integer: Number.isInteger,
};

/** Keywords about the value alone: the type that each looks at, and when it refuses. */
const PLAIN: Record<string, [type: string, refuse: Refuse]> = {
  minLength: ['string', (limit: number, text: string) => length(text) < limit],
  maxLength: ['string', (limit: number, text: string) => length(text) > limit],
  pattern: ['string', (limit: string, text: string) => !new RegExp(limit, 'u').test(text)],
  format: ['string', (limit: string, text: string) => !formats[limit]?.(text)],
  minimum: ['number', (limit: number, value: number) => value < limit],
  maximum: ['number', (limit: number, value: number) => value > limit],
  maxItems: ['array', (limit: number, items: unknown[]) => items.length > limit],
  minItems: ['array', (limit: number, items: unknown[]) => items.length < limit],
  uniqueItems: [
    'array',
    (on: boolean, items: unknown[]) => on && items.some((a, i) => items.slice(0, i).some((b) => same(a, b))),
  ],
};

function isType(type: string, value: unknown): boolean {
  return TYPES[type]?.(value) ?? typeof value === type;
}

/** A limit may be taken from a neighbour: `{"$data": "1/email"}` goes up once and down to `email`. */
function limitOf(limit: unknown, { around }: Place): unknown {
  const reference = (limit as { $data?: string } | null)?.$data;
  const [, up, name] = /^(\d+)\/(\w+)$/.exec(reference ?? '') ?? [];
  return up === undefined ? limit : (around[Number(up) - 1] as Record<string, unknown>)[name ?? ''];
}

/**
 * JSON Schema draft-07 read straight from its specification, without ajv: a second opinion on the compiled
 * scripts. Answers `<pointer>|<rule>` for whatever is refused.
 */
export function plainJudge(schema: JsonSchema, data: unknown, clock: Clock): string[] {
  const own = keywordChecks(clock);

  function sameObject(schema: JsonSchema, value: unknown, place: Place): string[] {
    const branch = schema.if && (judge(schema.if, value, place).length === 0 ? schema.then : schema.else);
    const parts = [...(schema.allOf ?? []), ...(branch ? [branch] : [])];
    return parts.flatMap((part) => judge(part, value, place));
  }

  function inside(schema: JsonSchema, value: unknown, { path, around }: Place): string[] {
    if (Array.isArray(value)) {
      const { items } = schema;
      return items
        ? value.flatMap((item, i) => judge(items, item, { path: `${path}/${i}`, around: [value, ...around] }))
        : [];
    }
    if (!isType('object', value)) return [];
    const object = value as Record<string, unknown>;
    const at = (name: string) => `${path}/${pointerToken(name)}`;
    const properties = new Map(Object.entries(schema.properties ?? {}));
    const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(object, name));
    const extra = Object.keys(object).filter(
      (name) => schema.additionalProperties === false && !properties.has(name),
    );
    const known = [...properties].filter(([name]) => Object.hasOwn(object, name));
    return [
      ...missing.map((name) => `${at(name)}|${schema['x-rule'] ?? 'required'}`),
      ...extra.map((name) => `${at(name)}|${schema['x-rule'] ?? 'additionalProperties'}`),
      ...known.flatMap(([name, property]) =>
        judge(property, object[name], { path: at(name), around: [object, ...around] }),
      ),
    ];
  }

  function refused(keyword: string, schema: JsonSchema, value: unknown, place: Place): boolean {
    const limit = limitOf(schema[keyword], place);
    if (limit === undefined) return false;
    const [type, refuse] = PLAIN[keyword] ?? [];
    if (type && refuse) return isType(type, value) && refuse(limit as never, value as never, place, schema);
    if (keyword === 'type') return !isType(String(limit), value);
    if (keyword === 'enum') return !(limit as unknown[]).some((option) => same(option, value));
    if (keyword === 'const') return !same(limit, value);
    if (keyword === 'not') return judge(limit as JsonSchema, value, place).length === 0;
    if (keyword === 'anyOf')
      return (limit as JsonSchema[]).every((one) => judge(one, value, place).length > 0);
    const check = own[keyword as keyof typeof own];
    return check !== undefined && typeof value === 'string' && !check(limit as never, value);
  }

  function judge(schema: JsonSchema | boolean, value: unknown, place: Place): string[] {
    if (typeof schema === 'boolean') return schema ? [] : [`${place.path}|notAllowed`];
    const broken = Object.keys(schema).filter((keyword) => refused(keyword, schema, value, place));
    return [
      ...broken.map((keyword) => `${place.path}|${schema['x-rule'] ?? keyword}`),
      ...sameObject(schema, value, place),
      ...inside(schema, value, place),
    ];
  }

  return [...new Set(judge(schema, data, { path: '', around: [] }))].sort();
}
