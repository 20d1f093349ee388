import { isRecord } from '../../shared/json-values.ts';
import { nearest } from '../../shared/nearest.ts';
import { operations } from '../../shared/rules/compute.ts';
import { targetOf } from '../../shared/rules/json-pointer.ts';
import { isList } from '../fields.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { sentenceOf } from './data-references.ts';

/** What a formula gives. */
export type Kind = 'number' | 'text' | 'day' | 'list' | 'choice';

/** Where a formula stands. */
export interface Place {
  root: JsonSchema;
  /** The names of the computed field. */
  path: string[];
  /** Inside `each`: what a row of the list is. */
  row?: JsonSchema;
}

/** The first thing that is wrong with a formula, in a sentence. */
export class FormulaFault extends Error {}

function fail(sentence: string): never {
  throw new FormulaFault(sentence);
}

/** What each operation takes as its operands, and what it gives. */
const NUMBERS = ['sum', 'product', 'difference', 'min', 'max'];
const WORDS = ['$data', ...[...operations.keys()].filter((name) => name !== 'at')];
const BESIDE: Record<string, string[]> = { concat: ['with'], sumOf: ['each'], if: ['then', 'else'] };
const KINDS: Record<Kind, string> = {
  number: 'a whole number',
  text: 'a text',
  day: 'a day',
  list: 'a list',
  choice: 'yes or no',
};

function kindOfSchema(schema: JsonSchema, name: string): Kind {
  if (schema['x-keep'] === false)
    return fail(`"${name}" is not kept, so that nothing may be computed from it.`);
  if (schema.type === 'array') return 'list';
  if (schema.type === 'boolean') return 'choice';
  if (schema.type === 'object') return fail(`"${name}" is a section. Name a field in it.`);
  if (schema.type === 'number')
    return fail(`"${name}" may have decimals, which would be lost. Make it an "integer" and count cents.`);
  if (schema.type === 'integer') return 'number';
  return schema.format === 'date' ? 'day' : 'text';
}

function fieldAt(root: JsonSchema, names: readonly string[]): JsonSchema {
  return names.reduce((here, name) => {
    const next = here.properties?.[name];
    return isSchema(next) ? next : {};
  }, root);
}

function ofField(reference: unknown, { root, path }: Place): Kind {
  const name = String(reference);
  const wrong = sentenceOf(name, root, path);
  if (wrong !== undefined) return fail(wrong);
  return kindOfSchema(fieldAt(root, targetOf(name, path) ?? []), name);
}

function ofRow(reference: unknown, { row }: Place): Kind {
  const name = String(reference);
  if (row === undefined) return fail('"$row" stands in "each" alone: it names a field of the row.');
  const field = row.properties?.[name];
  if (isSchema(field)) return kindOfSchema(field, name);
  const known = Object.keys(row.properties ?? {});
  const guess = nearest(name, known);
  const advice = guess ? `; did you mean "${guess}"?` : `. Known are: ${known.join(', ')}.`;
  return fail(`A row of this list has no field "${name}"${advice}`);
}

function insist(word: string, operand: unknown, wanted: Kind[], place: Place): void {
  const kind = kindOf(operand, place);
  if (wanted.includes(kind)) return;
  const named = isRecord(operand) ? (operand.$data ?? operand.$row) : operand;
  const what = typeof named === 'string' || typeof named === 'number' ? `"${named}"` : 'its operand';
  const takes = wanted.map((one) => KINDS[one]).join(' or ');
  fail(`"${word}" takes ${takes}, but ${what} is ${KINDS[kind]}.`);
}

function operandsOf(word: string, operands: unknown): unknown[] {
  const count = word === 'difference' ? 2 : undefined;
  if (!Array.isArray(operands) || operands.length === 0)
    return fail(`"${word}" needs a list: {"${word}": [{"$data": "1/name"}, 5]}.`);
  if (count !== undefined && operands.length !== count)
    return fail(`"${word}" takes two operands, the second from the first.`);
  return operands;
}

function listAt(word: string, operand: unknown, place: Place): JsonSchema {
  insist(word, operand, ['list'], place);
  const reference = isRecord(operand) ? String(operand.$data) : '';
  return fieldAt(place.root, targetOf(reference, place.path) ?? []);
}

function ofSumOf(formula: Record<string, unknown>, place: Place): Kind {
  const list = listAt('sumOf', formula.sumOf, place);
  if (!isList(list)) return fail('"sumOf" needs a list of objects. To count choices, use "count".');
  if (formula.each === undefined) return fail('"sumOf" needs "each": what a row is worth.');
  insist('each', formula.each, ['number'], { ...place, row: list.items });
  return 'number';
}

function ofChoice(formula: Record<string, unknown>, place: Place): Kind {
  if (place.row !== undefined) return fail('"if" cannot stand in "each". Ask outside the list.');
  if (!isRecord(formula.if))
    return fail(
      '"if" needs a schema over the neighbours, such as {"properties": {"size": {"const": "XL"}}, "required": ["size"]}.',
    );
  if (formula.then === undefined) return fail('"if" needs "then".');
  const kind = kindOf(formula.then, place);
  if (formula.else !== undefined && kindOf(formula.else, place) !== kind)
    return fail(`"then" is ${KINDS[kind]} and "else" is not. Let both be the same.`);
  return kind;
}

function ofOperation(word: string, formula: Record<string, unknown>, place: Place): Kind {
  const operands = formula[word];
  if (word === '$data') return ofField(operands, place);
  if (word === '$row') return ofRow(operands, place);
  if (word === 'if') return ofChoice(formula, place);
  if (word === 'sumOf') return ofSumOf(formula, place);
  if (word === 'count') listAt(word, operands, place);
  else if (word === 'yearsSince') insist(word, operands, ['day'], place);
  else {
    const wanted: Kind[] = NUMBERS.includes(word) ? ['number'] : ['number', 'text', 'day'];
    for (const operand of operandsOf(word, operands)) insist(word, operand, wanted, place);
  }
  return word === 'concat' ? 'text' : 'number';
}

function wordOf(formula: Record<string, unknown>): string {
  const names = Object.keys(formula);
  const [word, ...more] = names.filter((name) => WORDS.includes(name));
  if (word === undefined) {
    const guess = nearest(names[0] ?? '', WORDS);
    const advice = guess ? `; did you mean "${guess}"?` : `. Known are: ${WORDS.join(', ')}.`;
    return fail(`"${names[0] ?? ''}" is no operation${advice}`);
  }
  if (more.length > 0)
    return fail(`One operation at a time: "${word}" and "${more.join('", "')}" stand together.`);
  const stranger = names.find((name) => name !== word && !(BESIDE[word] ?? []).includes(name));
  return stranger === undefined ? word : fail(`"${stranger}" does not belong beside "${word}".`);
}

/** What a formula gives. @throws FormulaFault for the first thing that is wrong with it */
export function kindOf(formula: unknown, place: Place): Kind {
  if (typeof formula === 'string') return 'text';
  if (typeof formula === 'number')
    return Number.isSafeInteger(formula) ? 'number' : fail(`${formula} is not whole. Count cents.`);
  if (!isRecord(formula))
    return fail(`${JSON.stringify(formula)} is no formula. Write a value or an operation.`);
  return ofOperation(wordOf(formula), formula, place);
}
