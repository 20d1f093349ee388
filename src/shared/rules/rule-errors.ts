import type { RuleError } from '../form-script.ts';
import type { RawError, RuleNames } from './form-parts.ts';
import { pointerNames, pointerToken, withoutRows } from './json-pointer.ts';

/** Keywords that only report the failure of another keyword, unless `x-rule` makes them a rule of their own. */
const NOISE = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

/** Keywords whose limit a message may contain; other parameters may contain personal data. */
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

/** The names that the schema gives to the branch of an error. */
function namedBy(error: RawError, names: RuleNames) {
  return names[error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'))];
}

/** The rules of sections, which speak for all that is in them. */
function sectionRules(names: RuleNames): string[] {
  return Object.entries(names).flatMap(([branch, { errorAt }]) => (errorAt === undefined ? [] : [branch]));
}

/** Whether an error stands inside one of these rules. */
function isSpokenFor({ schemaPath }: RawError, sections: string[]): boolean {
  return sections.some(
    (branch) => schemaPath.startsWith(`${branch}/`) && schemaPath.includes('/', branch.length + 1),
  );
}

function ruleError(error: RawError, names: RuleNames): RuleError {
  const named = namedBy(error, names);
  const keyword = error.keyword === 'false schema' ? 'notAllowed' : error.keyword;
  const limit = LIMITS[keyword] === undefined ? undefined : error.params[LIMITS[keyword]];
  return {
    path:
      named?.errorAt === undefined ? pathOf(error) : `${error.instancePath}/${pointerToken(named.errorAt)}`,
    keyword,
    rule: named?.rule ?? keyword,
    ...(typeof limit === 'number' && { limit }),
    ...(named?.referenceCode !== undefined && { referenceCode: named.referenceCode }),
  };
}

/** The row in a pointer: `/holders/1/name`. */
const ROW = /\/\d+(?=\/|$)/;

/** Where an error stands on the screen: its list, its row, its field. */
function positionOf(path: string, places: Map<string, number>): number[] {
  const [row] = path.match(ROW) ?? [];
  const field = placeOf(withoutRows(path), places);
  if (row === undefined) return [field];
  return [placeOf(path.slice(0, path.indexOf(row)), places), Number(row.slice(1)), field];
}

function byPosition(one: number[], other: number[]): number {
  const at = one.findIndex((place, i) => place !== other[i]);
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

/** The position of a pointer on the screen: of the field itself or of the field that contains it. */
function placeOf(path: string, places: Map<string, number>): number {
  const names = pointerNames(path);
  for (let length = path; ; length = length.slice(0, length.lastIndexOf('/'))) {
    const place = places.get(length);
    if (place !== undefined) return place;
    if (length === '' || names.length === 0) return Number.MAX_SAFE_INTEGER;
  }
}

/**
 * Converts ajv's errors into ours: no follow-up errors, no parameters except limits, each rule once, in the order of
 * the screen.
 */
export function toRuleErrors(
  raw: readonly RawError[],
  names: RuleNames,
  order: readonly string[],
): RuleError[] {
  const places = new Map(order.map((pointer, place) => [pointer, place]));
  const sections = sectionRules(names);
  const unique = new Map<string, RuleError>();
  for (const error of raw) {
    if (isSpokenFor(error, sections)) continue;
    if (NOISE.has(error.keyword) && namedBy(error, names)?.rule === undefined) continue;
    const found = ruleError(error, names);
    unique.set(`${found.path}|${found.rule}`, found);
  }
  return [...unique.values()]
    .map((error) => ({ error, position: positionOf(error.path, places) }))
    .sort((a, b) => byPosition(a.position, b.position))
    .map(({ error }) => error);
}
