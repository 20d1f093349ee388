import type { RuleError } from '../form-script.ts';
import type { RawError, RuleNames } from './form-parts.ts';
import { pointerNames, pointerToken } from './json-pointer.ts';

/** Keywords that only say that another one failed, unless `x-rule` makes them a rule of their own. */
const NOISE = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** Keywords whose limit a message may name; any other parameter can hold somebody's data. */
const LIMITS: Record<string, string> = {
  minLength: 'limit',
  maxLength: 'limit',
  minItems: 'limit',
  maxItems: 'limit',
  minimum: 'limit',
  maximum: 'limit',
  exclusiveMinimum: 'limit',
  exclusiveMaximum: 'limit',
  multipleOf: 'multipleOf',
  minAge: 'limit',
  maxAge: 'limit',
};

function pathOf(error: RawError): string {
  const { missingProperty, additionalProperty } = error.params;
  const name = missingProperty ?? additionalProperty;
  return typeof name === 'string' ? `${error.instancePath}/${pointerToken(name)}` : error.instancePath;
}

/** What the schema says about the branch that an error comes from. */
function namedBy(error: RawError, names: RuleNames) {
  return names[error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'))];
}

function ruleError(error: RawError, names: RuleNames): RuleError {
  const named = namedBy(error, names);
  const keyword = error.keyword === 'false schema' ? 'notAllowed' : error.keyword;
  const limit = LIMITS[keyword] === undefined ? undefined : error.params[LIMITS[keyword]];
  return {
    path: pathOf(error),
    keyword,
    rule: named?.rule ?? keyword,
    ...(typeof limit === 'number' && { limit }),
    ...(named?.referenceCode !== undefined && { referenceCode: named.referenceCode }),
  };
}

/** The place of a pointer on the screen: that of the field itself or of the field it lies in. */
function placeOf(path: string, places: Map<string, number>): number {
  const names = pointerNames(path);
  for (let length = path; ; length = length.slice(0, length.lastIndexOf('/'))) {
    const place = places.get(length);
    if (place !== undefined) return place;
    if (length === '' || names.length === 0) return Number.MAX_SAFE_INTEGER;
  }
}

/** Turns ajv's errors into ours: no noise, no parameters but limits, each rule once, in the screen's order. */
export function toRuleErrors(
  raw: readonly RawError[],
  names: RuleNames,
  order: readonly string[],
): RuleError[] {
  const places = new Map(order.map((pointer, place) => [pointer, place]));
  const unique = new Map<string, RuleError>();
  for (const error of raw) {
    if (NOISE.has(error.keyword) && namedBy(error, names)?.rule === undefined) continue;
    const found = ruleError(error, names);
    unique.set(`${found.path}|${found.rule}`, found);
  }
  return [...unique.values()].sort((a, b) => placeOf(a.path, places) - placeOf(b.path, places));
}
