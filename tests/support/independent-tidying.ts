import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import { TIDY } from './independent-words.ts';

type Data = Record<string, unknown>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text tidied by the words of its schema; one that is far too long stays as it is. */
function tidied(text: string, names: string[], { maxLength }: JsonSchema, lang: string): string | undefined {
  if (text.length > 4 * Number(maxLength ?? 0) + 1000) return text;
  const tidy = names.reduce((now, name) => TIDY[name]?.(now, lang) ?? now, text);
  return tidy === '' ? undefined : tidy;
}

function field(value: unknown, schema: JsonSchema, lang: string): unknown {
  const names = [schema['x-normalize'] ?? []].flat();
  if (typeof value === 'string') return names.length > 0 ? tidied(value, names, schema, lang) : value;
  if (Array.isArray(value))
    return value.map((row) => (isObject(row) ? tidy(row, schema.items ?? {}, lang) : row));
  // What should be a list and is an object is refused; until then it is read as a row.
  return isObject(value) ? tidy(value, schema.items ?? schema, lang) : value;
}

/** Fields that only a library can tidy (phone numbers), or that follow from others. */
function isBeyond(schema: JsonSchema): boolean {
  return schema['x-compute'] !== undefined || [schema['x-normalize'] ?? []].flat().includes('phone');
}

function changed(
  data: unknown,
  schema: JsonSchema,
  change: (value: unknown, own: JsonSchema) => unknown,
): unknown {
  if (!isObject(data)) return data;
  const parts = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const own = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
    if (typeof own !== 'object') return [[name, value]];
    if (isBeyond(own)) return [];
    const after = change(value, own);
    return after === undefined ? [] : [[name, after]];
  });
  return Object.fromEntries(parts);
}

/** Data as they are stored, by a second reading of `x-normalize`; without what {@link isBeyond} it. */
export function tidy(data: unknown, schema: JsonSchema, lang: string): unknown {
  return changed(data, schema, (value, own) => field(value, own, lang));
}

/** Stored data without what {@link isBeyond} a second reading. */
export function kept(data: unknown, schema: JsonSchema): unknown {
  return changed(data, schema, (value, own) => (isObject(value) ? kept(value, own.items ?? own) : value));
}

/** Data as rules may see them: of a list that is too long one entry more than it may have. */
export function shortened(data: unknown, schema: JsonSchema): unknown {
  if (Array.isArray(data)) {
    const most = [schema, ...(schema.allOf ?? [])].flatMap(({ maxItems }) => maxItems ?? []);
    const rows = most.length === 0 ? data : data.slice(0, Math.max(...most.map(Number)) + 1);
    return rows.map((row) => shortened(row, schema.items ?? {}));
  }
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const own = Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined;
      return [name, typeof own === 'object' ? shortened(value, own) : value];
    }),
  );
}
