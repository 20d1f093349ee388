import { type FieldPath, pathOfPointer, sameValue, valueAt } from '../../../shared/field-paths.ts';
import type { FormScript, FormValues, RuleError } from '../../../shared/form-script.ts';
import { withoutFields } from '../../../shared/hidden-fields.ts';
import { onlyKnown } from './view.ts';

/** What is wrong with one field, in words. An empty path means: with none of the fields that are shown. */
export interface FieldError {
  path: FieldPath;
  message: string;
  rule?: string;
}

/** An error that the server found; `path` is a JSON pointer into the form's data. */
export interface ServerError {
  path: string;
  message: string;
  rule?: string;
}

/** What the rules say of the data as typed. */
export interface ValidationResult {
  /** The data as it would be sent: hidden fields dropped, normalised. */
  value: FormValues;
  /** All rules that are broken, some fields several. */
  broken: RuleError[];
  errors: FieldError[];
}

/** The field that a pointer stands in: itself, or the array that holds it; '' when it is not on the screen. */
function fieldOf(pointer: string, fields: readonly FieldPath[]): FieldPath {
  const path = pathOfPointer(pointer);
  if (fields.includes(path)) return path;
  return fields.find((field) => path.startsWith(`${field}.`)) ?? '';
}

const sentences = new WeakMap<FormScript, Map<string, string>>();

/** The sentence for an error, formatted once: every key stroke validates all fields, and most errors stay. */
function sentenceOf(script: FormScript, error: RuleError): string {
  const known = sentences.get(script) ?? new Map<string, string>();
  sentences.set(script, known);
  const key = `${error.path} ${error.rule} ${error.limit ?? ''} ${error.value ?? ''}`;
  const sentence = known.get(key) ?? script.message(error);
  known.set(key, sentence);
  return sentence;
}

function firstOfEachField(errors: FieldError[]): FieldError[] {
  return errors.filter(
    ({ path }, at) => path === '' || errors.findIndex((error) => error.path === path) === at,
  );
}

/** Validates data as typed; one error a field (the first), in the order of the screen. */
export function validate(
  script: FormScript,
  data: FormValues,
  hidden: readonly FieldPath[],
  fields: readonly FieldPath[],
  order?: unknown,
): ValidationResult {
  const known = onlyKnown(script.view, withoutFields(data, hidden));
  const value = script.normalize(known, { lang: script.lang });
  const toFieldError = (error: RuleError): FieldError => ({
    path: fieldOf(error.path, fields),
    message: sentenceOf(script, error),
    rule: error.rule,
  });
  const broken = script.validate(value, order);
  return { value, broken, errors: firstOfEachField(broken.map(toFieldError)) };
}

/** The server's errors as those of fields. */
export function fromServer(errors: readonly ServerError[], fields: readonly FieldPath[]): FieldError[] {
  return errors.map(({ path, message, rule }) => ({ path: fieldOf(path, fields), message, rule }));
}

/** Drops the errors of fields whose value has changed: the server's word was about the old one. */
export function stillStanding(errors: readonly FieldError[], before: FormValues, after: FormValues) {
  const kept = errors.filter(
    ({ path }) => path !== '' && sameValue(valueAt(before, path), valueAt(after, path)),
  );
  return kept.length === errors.length ? errors : kept;
}

/** The server's errors where it has any, else our own; in the order of the screen, fieldless ones first. */
export function mergeErrors(own: FieldError[], server: readonly FieldError[], fields: readonly FieldPath[]) {
  if (server.length === 0) return own;
  const told = new Set(server.map(({ path }) => path));
  const all = [...server, ...own.filter(({ path }) => !told.has(path))];
  return firstOfEachField(all).sort((a, b) => fields.indexOf(a.path) - fields.indexOf(b.path));
}
