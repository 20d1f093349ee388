import { isRecord } from '../../../shared/json-values.ts';
import { valueAtPointer, withoutRows } from '../../../shared/rules/json-pointer.ts';
import { applyRules } from '../../apply-rules.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { Example } from '../../examples.ts';
import { branchesOf, type Field, type Rule } from '../../fields.ts';
import { isProvedElsewhere, type ProvedPieces } from '../../piece-examples.ts';
import { probesFor } from '../impact/probes.ts';
import { comparedValues } from './compared-values.ts';
import { changed, listsOf, placeIn, type Settings, settingsFor } from './places.ts';

/** An example that a form lacks: a value of one field, put into one of its accepted examples. */
export interface Edge {
  /** What it is accepted by: field, rule and side. */
  name: string;
  field: Field;
  rule: Rule;
  /** Place among the form's own accepted examples. */
  base: number;
  /** Where the value stands there: the field, in a list of rows that of the first row. */
  pointer: string;
  /** Of the error, where there is one: the field, or an entry of its list. */
  path?: string;
  /** undefined: the field is left out. */
  value: unknown;
  /** What else is set: the choice beside it that the rule depends on. */
  settings: Settings;
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

/** What an accepted example has, as long as a limit says: its text, its list, or the first entry of its list. */
function resized({ schema }: Field, { keyword }: Rule, value: unknown, size: number): unknown[] {
  if (!Array.isArray(value)) return stretched(value, size);
  if (!keyword.endsWith('Length')) return listsOf(schema, value, size);
  return stretched(value[0], size).map((entry) => [entry, ...value.slice(1)]);
}

/** A list that says one thing twice. */
const doubled = (value: unknown) => (Array.isArray(value) ? [[...value, ...value]] : []);

function limitOf({ schema }: Field, { keyword, rule }: Rule): unknown {
  return [schema, ...(schema.items ? [schema.items] : [])]
    .flatMap(branchesOf)
    .find((one) => one[keyword] !== undefined && (one['x-rule'] ?? keyword) === rule)?.[keyword];
}

/** Values that may lie on either side of a rule: around its limit first, then what any field could be given. */
function candidates(field: Field, rule: Rule, values: unknown[], now: Date): unknown[] {
  const limit = limitOf(field, rule);
  const sizes = typeof limit === 'number' && limit < 5000 ? [limit, limit + 1, limit - 1] : [];
  const ofLimit = sizes.filter((size) => size >= 0).flatMap((size) => resized(field, rule, values[0], size));
  return [undefined, ...ofLimit, ...doubled(values[0]), ...probesFor([field.schema], now), ...values, 5, 'x'];
}

type Found = Pick<Edge, 'base' | 'pointer' | 'path' | 'value' | 'settings'>;
type Errors = readonly { path: string; rule: string }[];

/** Whether a value is what is searched for, and where its error is. */
type Judge = (errors: Errors, value: unknown) => { path?: string } | undefined;

/** The first value that is searched for, in the first accepted example where it is. */
function firstOf(
  { form, valid, now }: EdgeSearch,
  field: Field,
  rule: Rule,
  judge: Judge,
): Found | undefined {
  const own = valid.filter(({ file, data }) => file === undefined && isRecord(data));
  const places = own.flatMap(({ data }, base) => {
    const pointer = placeIn(data, field);
    return isRecord(data) && pointer !== undefined ? [{ base, data, pointer }] : [];
  });
  const values = places
    .map(({ data, pointer }) => valueAtPointer(data, pointer))
    .filter((value) => value !== undefined);
  const compared = comparedValues(
    field,
    rule,
    places.map(({ data }) => data),
  );
  const tried = [...candidates(field, rule, values, now), ...compared];
  const isWithout = (value: unknown, data: unknown, pointer: string) =>
    value === undefined && valueAtPointer(data, pointer) === undefined;
  for (const settings of settingsFor(form.model.fields, field, rule))
    for (const value of settings.only ?? tried)
      for (const { base, data, pointer } of places.slice(0, settings.examples)) {
        const found = { base, pointer, value, settings: settings.set };
        if (isWithout(value, data, pointer) && Object.keys(settings.set).length === 0) continue;
        const { errors } = applyRules(form.loaded.de, changed(data, found), 'de');
        const verdict = judge(errors, value);
        if (verdict) return { ...found, ...verdict };
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
  const isOfEntry = field.schema.type === 'array' && rule.keyword.endsWith('Length');
  if (!LIMITS.has(rule.keyword) || typeof limit !== 'number' || isOfEntry) return [];
  const isThere = search.valid.some(
    ({ data }) => sizeOf(valueAtPointer(data, placeIn(data, field) ?? field.pointer)) === limit,
  );
  if (isThere) return [];
  const found = firstOf(search, field, rule, (errors, value) =>
    errors.length === 0 && sizeOf(value) === limit ? {} : undefined,
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
  const isHere = ({ path }: { path: string }) => withoutRows(path) === field.pointer;
  const broken = (errors: Errors) => {
    const error = errors.find((each) => isHere(each) && each.rule === rule.rule);
    return error && { path: error.path };
  };
  const found =
    firstOf(search, field, rule, (errors) => (errors.length === 1 ? broken(errors) : undefined)) ??
    firstOf(search, field, rule, (errors) => (errors.every(isHere) ? broken(errors) : undefined));
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
  for (const field of form.model.fields)
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
