import { isRecord, walk } from '../../shared/json-values.ts';
import type { JsonPath } from './json-edit.ts';

/** The rules of a field that stand together: its own, or those of one line of `allOf`. */
export interface Branch {
  /** From the place of the field. */
  at: JsonPath;
  /** The name of the rule; undefined: each keyword is one by itself. */
  name: string | undefined;
  schema: Record<string, unknown>;
}

/** The branches that hold always; those under a condition are shown as JSON. */
export function branchesOf(schema: unknown): Branch[] {
  if (!isRecord(schema)) return [];
  const lines = Array.isArray(schema.allOf) ? schema.allOf : [];
  const branch = (at: JsonPath, own: Record<string, unknown>): Branch => ({
    ...{ at, schema: own },
    name: typeof own['x-rule'] === 'string' ? own['x-rule'] : undefined,
  });
  const always = lines.flatMap((line: unknown, i) =>
    isRecord(line) && !('if' in line) ? [branch(['allOf', i], line)] : [],
  );
  return [branch([], schema), ...always];
}

/** How a keyword is set. */
export type Control = 'number' | 'text' | 'list' | 'flag' | 'type' | 'format' | 'value' | 'json';

const controls = new Map<string, Control>([
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map(
    (name) => [name, 'number'] as const,
  ),
  ...['multipleOf', 'minItems', 'maxItems', 'minAge', 'maxAge', 'x-referenceCode'].map(
    (name) => [name, 'number'] as const,
  ),
  ['pattern', 'text'],
  ['x-rule', 'text'],
  ['enum', 'list'],
  ['type', 'type'],
  ['format', 'format'],
  ['default', 'value'],
  ['const', 'value'],
  ...['uniqueItems', 'afterToday', 'notCommonPassword'].map((name) => [name, 'flag'] as const),
]);

const fits: Record<Exclude<Control, 'json'>, (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  list: Array.isArray,
  flag: (value) => typeof value === 'boolean',
  type: (value) => typeof value === 'string',
  format: (value) => typeof value === 'string',
  value: (value) => !isRecord(value) && !Array.isArray(value),
};

/** What is no value of its control, such as a reference to another field, is shown as JSON. */
export function controlOf(keyword: string, value: unknown): Control {
  const control = controls.get(keyword) ?? 'json';
  return control !== 'json' && fits[control](value) ? control : 'json';
}

/** Keywords that say what a field is made of: its JSON shows them. */
const made = ['$schema', '$comment', '$ref', 'properties', 'items', 'allOf', 'anyOf', 'required'];

/** The keywords of a branch that have a control or a line of their own. */
export function keywordsOf({ schema }: Branch): string[] {
  const hidden = [...made, 'if', 'then', 'else', 'additionalProperties'];
  return Object.keys(schema).filter((keyword) => !hidden.includes(keyword));
}

const ofTypes: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'enum', 'minAge', 'maxAge', 'afterToday'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'enum'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'enum'],
  boolean: ['const'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
};

/** What a rule begins with. */
const beginnings: Record<string, unknown> = {
  ...{ minLength: 1, maxLength: 100, pattern: '^.*$', format: 'date', enum: ['new'] },
  ...{ minimum: 0, maximum: 100, exclusiveMinimum: 0, exclusiveMaximum: 100, multipleOf: 1 },
  ...{ minAge: 18, maxAge: 120, afterToday: true, const: true, minItems: 1, maxItems: 10, uniqueItems: true },
};

/** The rules that a branch does not have and that a field of the type may have, each with what it begins with. */
export function addable(type: unknown, { at, schema }: Branch): [keyword: string, value: unknown][] {
  const own = typeof type === 'string' && Object.hasOwn(ofTypes, type) ? (ofTypes[type] ?? []) : [];
  const beginning = type === 'boolean' ? false : type === 'string' ? '' : 0;
  const all: [string, unknown][] = own.map((name) => [name, beginnings[name]]);
  if (at.length === 0 && type !== 'array' && type !== 'object') all.push(['default', beginning]);
  return all.filter(([name]) => !Object.hasOwn(schema, name));
}

export const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;
/** Those of `shared/rules/formats.ts`, whose checks the page does not need. */
export const formatNames = [
  ...['date', 'email', 'phone', 'mobile', 'iban', 'sepaIban', 'iccid', 'loginName'],
] as const;

/** Whether a section asks for a field: always, or under a condition. */
export function isRequired(section: unknown, name: string): 'always' | 'sometimes' | 'no' {
  const lists = (node: unknown) => walk(node, ['required']);
  const has = (node: unknown) => {
    const list = lists(node);
    return Array.isArray(list) && list.includes(name);
  };
  if (has(section)) return 'always';
  const lines = walk(section, ['allOf']);
  const branches = Array.isArray(lines)
    ? lines.flatMap((line) => [walk(line, ['then']), walk(line, ['else'])])
    : [];
  return branches.some(has) ? 'sometimes' : 'no';
}
