import { isRecord } from '../../../shared/json-values.ts';
import { valueAtPointer, withoutRows } from '../../../shared/rules/json-pointer.ts';
import { applyRules } from '../../apply-rules.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { Example } from '../../examples.ts';
import { branchesOf, type Field, type Rule } from '../../fields.ts';
import { isProvedElsewhere, type ProvedPieces } from '../../piece-examples.ts';
import { withValue } from '../../with-value.ts';
import { probesFor } from '../impact/probes.ts';

/** An example that a form lacks: a value of one field, put into one of its accepted examples. */
export interface Edge {
  /** What it is accepted by: field, rule and side. */
  name: string;
  field: Field;
  rule: Rule;
  /** Place among the form's own accepted examples. */
  base: number;
  /** undefined: the field is left out. */
  value: unknown;
  isRefused: boolean;
}

/** What edges are searched in. */
export interface EdgeSearch {
  form: CompiledForm;
  valid: Example[];
  invalid: Example[];
  proved: ProvedPieces;
  now: Date;
}

/** The text of an accepted example made longer or shorter by its own last letter: what it needs at its start stays. */
function stretched(value: unknown, length: number): string[] {
  if (typeof value !== 'string' || value === '') return [];
  return [value.slice(0, length).padEnd(length, value.at(-1))];
}

function limitOf({ schema }: Field, { keyword, rule }: Rule): unknown {
  return branchesOf(schema).find(
    (one) => one[keyword] !== undefined && (one['x-rule'] ?? keyword) === rule,
  )?.[keyword];
}

/** Values that may lie on either side of a rule: around its limit first, then what any field could be given. */
function candidates(field: Field, rule: Rule, values: unknown[], now: Date): unknown[] {
  const limit = limitOf(field, rule);
  const sizes = typeof limit === 'number' && limit < 5000 ? [limit, limit + 1, limit - 1] : [];
  const ofLimit = sizes.filter((size) => size >= 0).flatMap((size) => stretched(values[0], size));
  return [undefined, ...ofLimit, ...probesFor([field.schema], now), ...values, 5, 'x'];
}

type Found = Pick<Edge, 'base' | 'value'>;

/** The first value that fulfils a wish, in the first accepted example where it does. */
function firstOf(
  { form, valid, now }: EdgeSearch,
  field: Field,
  rule: Rule,
  isWanted: (errors: { path: string; rule: string }[], value: unknown) => boolean,
): Found | undefined {
  const own = valid.filter(({ file, data }) => file === undefined && isRecord(data));
  const values = own
    .map(({ data }) => valueAtPointer(data, field.pointer))
    .filter((value) => value !== undefined);
  for (const value of candidates(field, rule, values, now))
    for (const [base, { data }] of own.entries()) {
      if (!isRecord(data) || (value === undefined && valueAtPointer(data, field.pointer) === undefined))
        continue;
      const { errors } = applyRules(form.loaded.de, withValue(data, field.path, value), 'de');
      if (isWanted(errors, value)) return { base, value };
    }
  return undefined;
}

const sizeOf = (value: unknown) =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' || Array.isArray(value)
      ? value.length
      : undefined;

const LIMITS = new Set(['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']);

function acceptedEdge(search: EdgeSearch, field: Field, rule: Rule): Edge[] {
  const limit = limitOf(field, rule);
  if (!LIMITS.has(rule.keyword) || typeof limit !== 'number') return [];
  const isThere = search.valid.some(({ data }) => sizeOf(valueAtPointer(data, field.pointer)) === limit);
  if (isThere) return [];
  const found = firstOf(
    search,
    field,
    rule,
    (errors, value) => errors.length === 0 && sizeOf(value) === limit,
  );
  return found
    ? [{ name: `${field.pointer} ${rule.rule} accepted`, field, rule, isRefused: false, ...found }]
    : [];
}

function isRefusedSomewhere({ invalid }: EdgeSearch, field: Field, rule: Rule): boolean {
  return invalid.some(
    ({ path, rule: broken }) => withoutRows(path) === field.pointer && broken === rule.rule,
  );
}

/** A value that the rule alone refuses, else one that the field's other rules refuse as well. */
function refusedEdge(search: EdgeSearch, field: Field, rule: Rule): Edge[] {
  const isHere = ({ path }: { path: string }) => path === field.pointer;
  const breaks = (errors: { path: string; rule: string }[]) =>
    errors.some((error) => isHere(error) && error.rule === rule.rule);
  const found =
    firstOf(search, field, rule, (errors) => errors.length === 1 && breaks(errors)) ??
    firstOf(search, field, rule, (errors) => errors.every(isHere) && breaks(errors));
  const name = `${field.pointer} ${rule.rule} refused`;
  return found ? [{ name, field, rule, isRefused: true, ...found }] : [];
}

/** The examples that a form lacks, and the rules for which none could be found. */
export interface MissingEdges {
  edges: Edge[];
  /** A field's pointer and a rule each. */
  unfound: string[];
}

/**
 * The examples that a form lacks at the edges of its rules: a value that a rule refuses and nothing else does, and one
 * that lies exactly on a limit. Fields in the rows of a list are left out.
 */
export function missingEdges(search: EdgeSearch): MissingEdges {
  const { form, proved } = search;
  const missing: MissingEdges = { edges: [], unfound: [] };
  for (const field of form.model.fields.filter(({ isInRow }) => !isInRow))
    for (const rule of field.rules) {
      if (isProvedElsewhere(form.model.id, field.pointer, rule.definition, proved)) continue;
      missing.edges.push(...acceptedEdge(search, field, rule));
      if (isRefusedSomewhere(search, field, rule)) continue;
      const refused = refusedEdge(search, field, rule);
      missing.edges.push(...refused);
      if (refused.length === 0) missing.unfound.push(`${field.pointer} ${rule.rule}`);
    }
  return missing;
}
