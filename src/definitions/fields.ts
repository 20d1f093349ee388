import { pointerOf } from '../shared/rules/json-pointer.ts';
import { uiOf } from './schema-nodes.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';

/** A rule that a field can break, as an error will name it. */
export interface Rule {
  keyword: string;
  rule: string;
  /** The definition that the rule came with, for its words. */
  definition?: string;
}

/** A property of a form, or of an object inside it. */
export interface Field {
  path: string[];
  pointer: string;
  schema: JsonSchema;
  ui: UiFile;
  /** The shared piece that the field is made of. */
  definition?: string;
  isObject: boolean;
  /** A field of the rows of a list: its path and pointer name no row. */
  isInRow: boolean;
  rules: Rule[];
}

/** Keywords that say where things stand and break nothing by themselves. */
const STRUCTURE = new Set([
  'type',
  'properties',
  'items',
  'additionalProperties',
  'allOf',
  'anyOf',
  'if',
  'then',
]);
const NO_RULE = new Set([
  ...STRUCTURE,
  'else',
  'required',
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
]);

/** Names of an object's properties in the order of the screen. */
export function orderedNames(schema: JsonSchema, ui: UiFile): string[] {
  const names = Object.keys(schema.properties ?? {});
  const order = (ui['ui:order'] ?? []).filter((name) => names.includes(name));
  return [...order, ...names.filter((name) => !order.includes(name))];
}

/** All branches of an object that may add to it: itself, allOf, then, else. */
export function branchesOf(schema: JsonSchema): JsonSchema[] {
  const nested = [...(schema.allOf ?? []), schema.then, schema.else].filter((branch) => branch !== undefined);
  return [schema, ...nested.flatMap(branchesOf)];
}

function ownRules(schema: JsonSchema, definition: string | undefined): Rule[] {
  const name = schema['x-rule'];
  const from = schema['x-definition'] ?? definition;
  const keywords = Object.keys(schema).filter((key) => !NO_RULE.has(key) && !key.startsWith('x-'));
  const own = keywords.map((keyword) => ({ keyword, rule: name ?? keyword, definition: from }));
  const branches = [...(schema.allOf ?? []), schema.then, schema.else].filter(
    (branch) => branch !== undefined,
  );
  return [...own, ...branches.flatMap((branch) => ownRules(branch, from))];
}

/** What one entry of a list can break; the rows of a list of objects have fields of their own. */
function itemRules(schema: JsonSchema): Rule[] {
  return schema.items && !isList(schema) ? ownRules(schema.items, undefined) : [];
}

/** A rule over several fields, whose sentence one of them shows. */
function sectionRule(branch: JsonSchema): Rule[] {
  const rule = branch['x-rule'];
  const keyword = Object.keys(branch).find((key) => !key.startsWith('x-'));
  return rule === undefined || keyword === undefined ? [] : [{ keyword, rule }];
}

/** Rules that the surrounding object has for one of its properties. */
function outerRules(parent: JsonSchema, name: string): Rule[] {
  const branches = branchesOf(parent);
  const required = branches.some((branch) => branch.required?.includes(name));
  const forbidden = branches.some((branch) => branch.properties?.[name] === false);
  const extra = branches
    .slice(1)
    .map((branch) => branch.properties?.[name])
    .filter((property): property is JsonSchema => typeof property === 'object');
  const ofSection = branches
    .filter((branch) => branch['x-errorAt'] === name)
    .flatMap((branch) => sectionRule(branch));
  return [
    ...ofSection,
    ...(required ? [{ keyword: 'required', rule: 'required' }] : []),
    ...(forbidden ? [{ keyword: 'notAllowed', rule: 'notAllowed' }] : []),
    ...extra.flatMap((property) => ownRules(property, undefined)),
  ];
}

function uniqueRules(rules: Rule[]): Rule[] {
  return [...new Map(rules.map((rule) => [`${rule.rule}|${rule.keyword}`, rule])).values()];
}

/** Whether a field is a list of objects, shown as rows. */
export function isList({ type, items }: JsonSchema): boolean {
  return type === 'array' && items?.type === 'object';
}

/** Every field of a form below an object, in the order of the screen, objects before what they hold. */
export function fieldsOf(schema: JsonSchema, ui: UiFile, path: string[] = [], isInRow = false): Field[] {
  return orderedNames(schema, ui).flatMap((name) => {
    const property = schema.properties?.[name];
    if (typeof property !== 'object') return [];
    const here = [...path, name];
    const itsUi = uiOf(ui, name);
    const isObject = property.type === 'object';
    const field: Field = {
      path: here,
      pointer: pointerOf(here),
      schema: property,
      ui: itsUi,
      definition: property['x-definition'],
      isObject,
      isInRow,
      rules: uniqueRules([
        ...outerRules(schema, name),
        ...(isObject ? [] : [...ownRules(property, undefined), ...itemRules(property)]),
      ]),
    };
    const rows =
      isList(property) && property.items ? fieldsOf(property.items, uiOf(itsUi, 'items'), here, true) : [];
    return [field, ...(isObject ? fieldsOf(property, itsUi, here, isInRow) : rows)];
  });
}
