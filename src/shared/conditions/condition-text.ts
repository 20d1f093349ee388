import { isRecord } from '../json-values.ts';
import { targetOf } from '../rules/json-pointer.ts';
import type { Condition } from './condition.ts';

/** The words that conditions are said with. */
export interface ConditionWords {
  and: string;
  or: string;
  not: string;
  filled: string;
  /** Before the first day. */
  from: string;
  /** Before the last day. */
  until: string;
  /** Around what a field is called; without them „these“. */
  quotes?: readonly [before: string, after: string];
}

/** What an "if" asks, and the answer that a branch needs. */
interface AskedBranch {
  path: string[];
  if: Condition;
  holds: boolean;
}

/** A field's label by its path, and the words of one of its options. */
export interface Labels {
  field: (path: string[]) => string;
  option: (path: string[], value: unknown) => string;
  /** What a name of the order in progress is called, and one of its values. */
  order: (pointer: string) => string;
  orderValue: (pointer: string, value: unknown) => string;
}

/** What a keyword says of a value. */
const SIGNS = new Map([
  ['const', '='],
  ['constIgnoreCase', '='],
  ['minimum', '≥'],
  ['maximum', '≤'],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<'],
  ['formatMinimum', '≥'],
  ['formatMaximum', '≤'],
  ['formatExclusiveMinimum', '>'],
  ['formatExclusiveMaximum', '<'],
]);

/** Keywords that have words, or that say nothing of a value. */
const SAID = new Set([
  ...SIGNS.keys(),
  'type',
  'properties',
  'required',
  'not',
  'anyOf',
  'allOf',
  'enum',
  '$order',
  'validFrom',
  'validUntil',
]);

function quoted(label: string, { quotes: [before, after] = ['„', '“'] }: ConditionWords): string {
  return before + label + after;
}

/** What is asked of the order in progress. */
function orderText(asked: unknown, words: ConditionWords, labels: Labels): string[] {
  if (!isRecord(asked)) return [];
  const ofOrder: Labels = {
    ...labels,
    field: (path) => labels.order(`/${path.join('/')}`),
    option: (path, value) => labels.orderValue(`/${path.join('/')}`, value),
  };
  return [conditionText(asked, [], words, ofOrder)];
}

/** What is asked of one value; a keyword without words is shown as it is. */
function valueTexts(schema: Condition, path: string[], words: ConditionWords, labels: Labels): string[] {
  const label = quoted(labels.field(path), words);
  const say = (value: unknown) =>
    isRecord(value) && typeof value.$data === 'string'
      ? quoted(labels.field(targetOf(value.$data, path) ?? []), words)
      : labels.option(path, value);
  const entries = Object.entries(schema);
  const signed = entries.flatMap(([key, value]) =>
    SIGNS.has(key) ? [`${label} ${SIGNS.get(key)} ${say(value)}`] : [],
  );
  const choices = schema.enum ? [`${label} = ${schema.enum.map(say).join(words.or)}`] : [];
  const rest = entries.filter(([key]) => !SAID.has(key) && !key.startsWith('x-'));
  const plain = rest.length > 0 ? [`${label} ${JSON.stringify(Object.fromEntries(rest))}`] : [];
  return [...signed, ...choices, ...plain];
}

/** `2027-01-01` as people read it in both languages: 01.01.2027. */
export function dayText(day: unknown): string {
  return String(day).split('-').reverse().join('.');
}

/** A text that stays one where another stands beside it. */
function grouped(text: string, { and, or }: ConditionWords): string {
  return text.includes(and) || text.includes(or) ? `(${text})` : text;
}

/** Texts that all must hold; a choice among them stays one. */
function joined(texts: string[], words: ConditionWords): string {
  if (texts.length < 2) return texts.join('');
  const isOpen = (text: string) => text.includes(words.or) && !text.endsWith(')');
  return texts.map((text) => (isOpen(text) ? `(${text})` : text)).join(words.and);
}

/** A condition in words, e.g. „Lieferadresse“ = ja. */
export function conditionText(
  schema: Condition,
  path: string[],
  words: ConditionWords,
  labels: Labels,
): string {
  const inner = (one: Condition) => conditionText(one, path, words, labels);
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const text = isRecord(property) ? conditionText(property, [...path, name], words, labels) : '';
    return text === '' ? [] : [{ name, text }];
  });
  const present = (schema.required ?? [])
    .filter((name) => !named.some((known) => known.name === name))
    .map((name) => `${quoted(labels.field([...path, name]), words)} ${words.filled}`);
  const parts = [
    ...(schema.validFrom === undefined ? [] : [`${words.from} ${dayText(schema.validFrom)}`]),
    ...(schema.validUntil === undefined ? [] : [`${words.until} ${dayText(schema.validUntil)}`]),
    ...orderText(schema.$order, words, labels),
    ...valueTexts(schema, path, words, labels),
    ...named.map(({ text }) => text),
    ...present,
    ...(isRecord(schema.not) ? [words.not + grouped(inner(schema.not), words)] : []),
    ...(schema.allOf ?? []).map(inner),
    (schema.anyOf ?? []).map(inner).join(words.or),
  ];
  return joined(
    parts.filter((text) => text !== ''),
    words,
  );
}

/** Conditions that all must be met, in words; empty where there are none. */
export function conditionsText(
  conditions: readonly AskedBranch[],
  words: ConditionWords,
  labels: Labels,
): string {
  const texts = conditions.map(({ path, if: asked, holds }) => {
    const text = conditionText(asked, path, words, labels);
    return holds ? text : words.not + grouped(text, words);
  });
  return joined([...new Set(texts)], words);
}
