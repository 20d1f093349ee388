import type { ViewSchema, ViewUi } from '../shared/form-script.ts';
import { branchesOf, isList, orderedNames } from './fields.ts';
import { withLimits } from './limits-in-words.ts';
import { uiOf } from './schema-nodes.ts';
import type { JsonSchema, UiFile } from './schema-types.ts';
import type { WordBook } from './words.ts';

/** Required always, or whenever the field exists at all: only then it carries an asterisk. */
function requiredNames(schema: JsonSchema): string[] {
  const branches = branchesOf(schema);
  const conditional = (name: string) => branches.some((branch) => branch.properties?.[name] === false);
  const names = branches.flatMap((branch) => branch.required ?? []);
  return [...new Set(names)].filter((name) => schema.required?.includes(name) || conditional(name));
}

/** A list of objects, of which the page shows a row each. */
function rowsView(schema: JsonSchema, items: JsonSchema, ui: UiFile): ViewSchema {
  const [minItems, maxItems] = [schema.minItems, schema.maxItems];
  return {
    items: viewOf(items, uiOf(ui, 'items')),
    ...(typeof minItems === 'number' && { minItems }),
    ...(typeof maxItems === 'number' && { maxItems }),
  };
}

/** A list of files, which hold ids alone. */
function filesView({ minItems, maxItems, upload }: JsonSchema): ViewSchema {
  return {
    items: { type: 'string' },
    ...(upload && { upload }),
    ...(typeof minItems === 'number' && { minItems }),
    ...(typeof maxItems === 'number' && { maxItems }),
  };
}

/** A list of choices; rjsf draws them as such when none can come twice. */
function listView(schema: JsonSchema) {
  const { items, upload } = schema;
  if (upload) return filesView(schema);
  return items === undefined ? {} : { items: viewOf(items, {}), uniqueItems: true };
}

/** The structure of a form without its rules: what rjsf needs to draw it. */
export function viewOf(schema: JsonSchema, ui: UiFile): ViewSchema {
  if (schema.type === 'object') {
    const names = orderedNames(schema, ui);
    const properties = names.map((name) => {
      const property = schema.properties?.[name];
      return [name, viewOf(typeof property === 'object' ? property : {}, uiOf(ui, name))];
    });
    return { type: 'object', properties: Object.fromEntries(properties), required: requiredNames(schema) };
  }
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema.format === 'date' && { format: 'date' }),
    ...(isList(schema) && schema.items ? rowsView(schema, schema.items, ui) : listView(schema)),
  };
}

/** Yes and no stand side by side as choices with words of their own; as a tick, the label says it all. */
function answersOf(schema: JsonSchema, ui: UiFile): boolean[] | undefined {
  const isChoice = ui['ui:widget'] === 'cards' || ui['ui:widget'] === 'radio';
  return schema.type === 'boolean' && isChoice ? [true, false] : undefined;
}

/** The widget of a field whose UI schema names none, where its type alone would make rjsf choose one for texts. */
function defaultWidget(schema: JsonSchema): ViewUi {
  if (schema['x-compute'] !== undefined) return { 'ui:widget': 'computed' };
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber && schema.enum === undefined ? { 'ui:widget': 'number' } : {};
}

/** The UI schema with the words of one language in it. */
export function viewUiOf(schema: JsonSchema, ui: UiFile, book: WordBook, path: string[] = []): ViewUi {
  // Variants travel beside the form, with their words.
  const { 'ui:variants': _variants, ...look } = ui;
  const result: ViewUi = { ...defaultWidget(schema), ...look, ...namedWords(schema, ui, book, path) };
  if (isList(schema) && schema.items)
    result.items = { ...uiOf(ui, 'items'), ...insideWords(schema.items, uiOf(ui, 'items'), book, path) };
  return { ...result, ...insideWords(schema, ui, book, path) };
}

/** The words of the fields in an object, or in the rows of a list, which stand under the list's own name. */
function insideWords(schema: JsonSchema, ui: UiFile, book: WordBook, path: string[]): ViewUi {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, ViewUi][] =>
    typeof property === 'object' ? [[name, viewUiOf(property, uiOf(ui, name), book, [...path, name])]] : [],
  );
  return Object.fromEntries(fields);
}

/** The words of one field. */
function namedWords(schema: JsonSchema, ui: UiFile, book: WordBook, path: string[]): ViewUi {
  const result: ViewUi = {};
  const definition = schema['x-definition'];
  const say = (word: string) => {
    const text = book.field(path, definition, word);
    return text && withLimits(text, schema);
  };
  const put = (key: string, text: string | undefined) => {
    if (text !== undefined) result[key] = text;
  };
  if (path.length > 0) {
    put('ui:title', say('label'));
    put('ui:help', say('help'));
    put('ui:placeholder', say('placeholder'));
  }
  if (isList(schema)) {
    put('ui:row', say('row'));
    put('ui:add', say('add'));
  }
  const options = schema.enum ?? schema.items?.enum ?? answersOf(schema, ui);
  if (options) {
    result['ui:enumNames'] = options.map((option) => say(`option.${option}`) ?? String(option));
    const helps = options.map((option) => say(`option.${option}.help`));
    if (helps.some(Boolean)) result['ui:enumHelps'] = helps.map((help) => help ?? '');
  }
  return result;
}
