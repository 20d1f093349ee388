import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../shared/json-values.ts';
import type { JsonSchema } from '../schema-types.ts';
import { fieldAt } from './breaches.ts';
import { facts, formatIsIn, valuesOf } from './guarantees.ts';

/** A field in a form whose shared pieces are in their places. */
export interface Place {
  form: JsonSchema;
  path: readonly string[];
}

/** Words that refuse nothing. */
const HARMLESS = new Set(['allOf', 'default', 'description', 'title', '$comment', '$schema']);

/** Upper limits say true, lower ones false. */
const LIMITS: Readonly<Record<string, boolean>> = {
  maxLength: true,
  maximum: true,
  maxItems: true,
  minLength: false,
  minimum: false,
  minItems: false,
};

function limitIsIn(keyword: string, limit: unknown, first: JsonSchema[]): boolean {
  const isUpper = LIMITS[keyword];
  if (isUpper === undefined || typeof limit !== 'number') return false;
  return first.some(
    ({ [keyword]: held }) => typeof held === 'number' && (isUpper ? held <= limit : held >= limit),
  );
}

/** Whether everything that the first field accepts fulfils one word of the later. */
function isImplied(keyword: string, value: unknown, later: JsonSchema, first: JsonSchema): boolean {
  const known = facts(first);
  if (known.some((fact) => isDeepStrictEqual(fact[keyword], value))) return true;
  if (keyword === 'enum' || keyword === 'const') {
    const [wanted, values] = [valuesOf(later), valuesOf(first)];
    return wanted !== undefined && (values?.every((one) => wanted.includes(one)) ?? false);
  }
  if (keyword === 'type') return value === 'number' && first.type === 'integer';
  if (keyword === 'format') return formatIsIn(String(value), first);
  if (keyword === 'x-normalize') {
    const tidied = [first['x-normalize'] ?? []].flat();
    return [value].flat().every((step) => tidied.some((one) => one === step));
  }
  return limitIsIn(keyword, value, known);
}

/** The words of a field, without those that only name or describe. */
function wordsOf(schema: JsonSchema): [string, unknown][] {
  return facts(schema)
    .flatMap((fact) => Object.entries(fact))
    .filter(
      ([keyword]) => !HARMLESS.has(keyword) && (!keyword.startsWith('x-') || keyword === 'x-normalize'),
    );
}

/** The branches of an object that say something about what a field may be; a condition over it alone does not. */
function branchesAbout(object: JsonSchema | undefined, name: string): JsonSchema[] {
  return (object?.allOf ?? []).filter((branch) => limits(branch, name));
}

function limits(branch: unknown, name: string): boolean {
  if (!isRecord(branch)) return false;
  if (isRecord(branch.properties) && Object.hasOwn(branch.properties, name)) return true;
  const inner = [branch.then, branch.else, branch.not, branch.allOf, branch.anyOf, branch.oneOf].flat();
  return inner.some((part) => limits(part, name));
}

/** Rules that hold only sometimes, of the field itself and of the object around it. */
function conditionalRules({ form, path }: Place): JsonSchema[] {
  const own = (fieldAt(form, path)?.allOf ?? []).filter((part) => part.if);
  const around = path.map((name, depth) => branchesAbout(fieldAt(form, path.slice(0, depth)), name));
  return [...own, ...around.flat()];
}

/** In words, why a field refuses what the field of another form accepts; undefined where it takes all of it. */
export function stricterThan(later: Place, first: Place): string | undefined {
  const [field, before] = [fieldAt(later.form, later.path), fieldAt(first.form, first.path)];
  // A field that is gone is said by its own contract.
  if (!field || !before) return undefined;
  const words = wordsOf(field).filter(([keyword, value]) => !isImplied(keyword, value, field, before));
  const known = conditionalRules(first);
  const rule = conditionalRules(later).find((one) => !known.some((other) => isDeepStrictEqual(one, other)));
  if (words.length > 0) return `Its "${words[0]?.[0]}" differs.`;
  return rule ? 'A rule in "allOf" is only in one of them.' : undefined;
}
