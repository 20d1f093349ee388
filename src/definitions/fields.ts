import { pointerOf } from '../shared/rules/json-pointer.ts';
import { NO_RULE } from '../shared/rules/rule-keywords.ts';
import { placesIn, type RulePlace } from './rule-places.ts';
import { uiOf } from './schema-nodes.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';

/** A rule that a field can break, as an error will name it. */
export interface Rule {
  keyword: string;
  rule: string;
  /** The definition that the rule came with, for its words. */
  definition?: string;
  /** Where it stands: more than once where its limit depends on a condition. */
  places: RulePlace[];
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

function ownRules(schema: JsonSchema, path: string[], conditions?: RulePlace['conditions']): Rule[] {
  return placesIn(schema, { path, conditions }).flatMap((place) => {
    const { branch, definition } = place;
    const keywords = Object.keys(branch).filter((key) => !NO_RULE.has(key) && !key.startsWith('x-'));
    const name = branch['x-rule'];
    return keywords.map((keyword) => ({ keyword, rule: name ?? keyword, definition, places: [place] }));
  });
}

/** What one entry of a list can break; the rows of a list of objects have fields of their own. */
function itemRules(schema: JsonSchema, path: string[]): Rule[] {
  return schema.items && !isList(schema) ? ownRules(schema.items, path) : [];
}

/** A rule over several fields, whose sentence one of them shows. */
function sectionRule(place: RulePlace): Rule[] {
  const rule = place.branch['x-rule'];
  const keyword = Object.keys(place.branch).find((key) => !key.startsWith('x-'));
  return rule === undefined || keyword === undefined ? [] : [{ keyword, rule, places: [place] }];
}

/** Rules that the surrounding object has for one of its properties. */
function outerRules(parent: JsonSchema, path: string[]): Rule[] {
  const name = path.at(-1) ?? '';
  const places = placesIn(parent, { path: path.slice(0, -1) });
  const named = (keyword: string, found: RulePlace[]): Rule[] =>
    found.length > 0 ? [{ keyword, rule: keyword, places: found }] : [];
  const ofProperty = places.slice(1).flatMap(({ branch, conditions }) => {
    const property = branch.properties?.[name];
    return typeof property === 'object' ? ownRules(property, path, conditions) : [];
  });
  return [
    ...places.filter(({ branch }) => branch['x-errorAt'] === name).flatMap(sectionRule),
    ...named(
      'required',
      places.filter(({ branch }) => branch.required?.includes(name)),
    ),
    ...named(
      'notAllowed',
      places.filter(({ branch }) => branch.properties?.[name] === false),
    ),
    ...ofProperty,
  ];
}

/** Each rule once, with all its places. */
function mergedRules(rules: Rule[]): Rule[] {
  const merged = new Map<string, Rule>();
  for (const rule of rules) {
    const key = `${rule.rule}|${rule.keyword}`;
    merged.set(key, { ...rule, places: [...(merged.get(key)?.places ?? []), ...rule.places] });
  }
  return [...merged.values()];
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
      rules: mergedRules([
        ...outerRules(schema, here),
        ...(isObject ? [] : [...ownRules(property, here), ...itemRules(property, here)]),
      ]),
    };
    const rows =
      isList(property) && property.items ? fieldsOf(property.items, uiOf(itsUi, 'items'), here, true) : [];
    return [field, ...(isObject ? fieldsOf(property, itsUi, here, isInRow) : rows)];
  });
}
