import type { FormAnswers } from '../shared/answers.ts';
import type { Contracts } from '../shared/contracts/contract.ts';
import type { FormScript } from '../shared/form-script.ts';
import { isRecord, walk } from '../shared/json-values.ts';
import { computedText } from '../shared/rules/computed-text.ts';
import { pointerNames } from '../shared/rules/json-pointer.ts';
import { fileText } from '../shared/uploads.ts';
import type { FormModel } from './compile-form.ts';
import { fieldNeeds } from './contracts/needs.ts';
import { type Field, isList } from './fields.ts';
import { isSchema } from './schema-nodes.ts';
import type { JsonSchema } from './schema-types.ts';

/** The words of one answer: the field's label, and what was answered. */
export interface AnswerLine {
  pointer: string;
  label: string;
  /** A text that a choice is called by, else the value itself. */
  value: unknown;
}

/**
 * The fields of a form that no code reads, without those that must not be kept. What only a page reads is kept with the
 * record, too; with `pages` it counts as read.
 */
export function unreadFields(
  { id, fields }: Pick<FormModel, 'id' | 'fields'>,
  { forms }: Contracts,
  pages?: 'pages count',
): Field[] {
  const read = forms
    .filter(({ form, reader }) => form === id && (pages || !reader.startsWith('page ')))
    .flatMap((contract) => fieldNeeds(contract).map(({ pointer }) => pointer));
  return fields.filter(
    ({ pointer, schema, isObject, isInRow }) =>
      !isObject && !isInRow && schema['x-keep'] !== false && !read.includes(pointer),
  );
}

/** A value without what must not be kept of the rows of a list. */
function kept(schema: JsonSchema, value: unknown): unknown {
  if (!isList(schema) || !Array.isArray(value)) return value;
  const dropped = Object.entries(schema.items?.properties ?? {}).flatMap(([name, property]) =>
    isSchema(property) && property['x-keep'] === false ? [name] : [],
  );
  const isKept = ([name]: [string, unknown]) => !dropped.includes(name);
  return value.map((row) => (isRecord(row) ? Object.fromEntries(Object.entries(row).filter(isKept)) : row));
}

/** The answers in valid data that no code reads; undefined where there are none. */
export function answersIn(model: FormModel, contracts: Contracts, data: unknown): FormAnswers | undefined {
  const given = unreadFields(model, contracts)
    .map(({ pointer, path, schema }) => [pointer, kept(schema, walk(data, path))] as const)
    .filter(([, value]) => value !== undefined);
  return given.length === 0 ? undefined : { version: model.version, values: Object.fromEntries(given) };
}

/** An option's own words, in the order of the options. */
function optionOf(options: unknown, names: unknown, value: unknown): unknown {
  if (!Array.isArray(options) || !Array.isArray(names)) return value;
  return names[options.indexOf(value)] ?? value;
}

/** A file in words; undefined for what is none. */
function fileSaid(entry: Record<string, unknown>): string | undefined {
  const { id, name, type, bytes } = entry;
  if (typeof name !== 'string' || typeof bytes !== 'number') return undefined;
  return fileText({ id: String(id), name, type: String(type), bytes });
}

/** A row of a list in words: "Vorname: Ayşe, Rolle: Kind". */
function rowText(items: Record<string, unknown>, words: unknown, row: Record<string, unknown>): string {
  const said = Object.entries(row).map(([name, value]) => {
    const [field, shape] = [walk(words, [name]), walk(items, ['properties', name])];
    const title = isRecord(field) ? field['ui:title'] : undefined;
    const own =
      isRecord(field) && isRecord(shape) ? optionOf(shape.enum, field['ui:enumNames'], value) : value;
    return `${typeof title === 'string' ? title : name}: ${String(own)}`;
  });
  return said.join(', ');
}

/** The answers with the words of the form that asked. A field without a label is called by its name. */
export function describeAnswers({ view, ui, lang }: FormScript, { values }: FormAnswers): AnswerLine[] {
  return Object.entries(values).map(([pointer, value]) => {
    const path = pointerNames(pointer);
    const words = walk(ui, path);
    const shape = walk(
      view,
      path.flatMap((name) => ['properties', name]),
    );
    const label = isRecord(words) ? words['ui:title'] : undefined;
    const names = isRecord(words) ? words['ui:enumNames'] : undefined;
    const options = isRecord(shape)
      ? (shape.enum ?? (shape.type === 'boolean' ? [true, false] : undefined))
      : undefined;
    const items = isRecord(shape) && isRecord(shape.items) ? shape.items : {};
    const inRows = isRecord(words) ? words.items : undefined;
    const said = Array.isArray(value)
      ? value.map((entry) =>
          isRecord(entry)
            ? ((isRecord(shape) && shape.upload ? fileSaid(entry) : undefined) ??
              rowText(items, inRows, entry))
            : optionOf(items.enum, names, entry),
        )
      : isRecord(words) && words['ui:widget'] === 'computed'
        ? computedText(value, walk(words, ['ui:options', 'format'])?.toString(), lang)
        : optionOf(options, names, value);
    return { pointer, label: typeof label === 'string' ? label : (path.at(-1) ?? pointer), value: said };
  });
}
