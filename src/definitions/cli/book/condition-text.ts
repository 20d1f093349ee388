import { isSchema } from '../../schema-nodes.ts';
import type { JsonSchema } from '../../schema-types.ts';
import type { BookWords } from './book-word-names.ts';

/** A field's label by its path, and the words of one of its options. */
export interface Labels {
  field: (path: string[]) => string;
  option: (path: string[], value: unknown) => string;
  /** What a name of the order in progress is called. */
  order: (pointer: string) => string;
}

/** What is asked of the order stands beside its name: `{ "$order": "/tariff/type", "const": "kids" }`. */
function orderText({ $order, ...asked }: JsonSchema, words: BookWords, labels: Labels): string {
  const name = labels.order(String($order));
  return valueText(asked, [], words, {
    ...labels,
    field: () => name,
    option: (_path, value) => String(value),
  });
}

function valueText(schema: JsonSchema, path: string[], words: BookWords, labels: Labels): string {
  if (schema.$order !== undefined) return orderText(schema, words, labels);
  const label = `„${labels.field(path)}“`;
  const say = (value: unknown) => labels.option(path, value);
  if (schema.minimum !== undefined) return `${label} ≥ ${String(schema.minimum)}`;
  if (schema.maximum !== undefined) return `${label} ≤ ${String(schema.maximum)}`;
  if (schema.const !== undefined) return `${label} = ${say(schema.const)}`;
  if (schema.enum) return `${label} = ${schema.enum.map(say).join(words.or)}`;
  return conditionText(schema, path, words, labels);
}

/** `2027-01-01` as people read it in both languages: 01.01.2027. */
function dayText(day: unknown): string {
  return String(day).split('-').reverse().join('.');
}

/** A condition in words, e.g. „Lieferadresse“ = ja. */
export function conditionText(schema: JsonSchema, path: string[], words: BookWords, labels: Labels): string {
  if (schema.$order !== undefined) return orderText(schema, words, labels);
  const named = Object.entries(schema.properties ?? {}).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
  const values = named.map(([name, property]) => valueText(property, [...path, name], words, labels));
  const present = (schema.required ?? [])
    .filter((name) => !named.some(([known]) => known === name))
    .map((name) => `„${labels.field([...path, name])}“ ${words.filled}`);
  const negated = isSchema(schema.not) ? [words.not + conditionText(schema.not, path, words, labels)] : [];
  const days = [
    ...(schema.validFrom === undefined ? [] : [`${words.from} ${dayText(schema.validFrom)}`]),
    ...(schema.validUntil === undefined ? [] : [`${words.until} ${dayText(schema.validUntil)}`]),
  ];
  const any = (schema.anyOf ?? []).map((one) => conditionText(one, path, words, labels)).join(words.or);
  return [...days, ...values, ...present, ...negated, ...(any ? [any] : [])].join(words.and);
}
