import { isRecord } from '../../shared/json-values.ts';
import { computedFields, formulasIn } from '../computed.ts';
import { branchesOf, type Field } from '../fields.ts';
import type { Problem } from '../problem.ts';
import { isSchema } from '../schema-nodes.ts';
import type { JsonSchema } from '../schema-types.ts';
import { circleIn } from './circles.ts';
import { FormulaFault, kindOf } from './formula-types.ts';
import { lintNames } from './names.ts';

/** Bounds of a formula, so that computing costs next to nothing. */
const MOST_LEVELS = 6;
const MOST_PARTS = 50;

function levelsOf(formula: unknown): number {
  if (Array.isArray(formula)) return Math.max(0, ...formula.map(levelsOf));
  if (!isRecord(formula) || formula.$data !== undefined || formula.$row !== undefined) return 0;
  const parts = Object.entries(formula).filter(([word]) => word !== 'if');
  return 1 + Math.max(0, ...parts.map(([, part]) => levelsOf(part)));
}

function holderOf(root: JsonSchema, path: readonly string[]): JsonSchema {
  return path.slice(0, -1).reduce((here, name) => {
    const next = here.properties?.[name];
    return isSchema(next) ? next : {};
  }, root);
}

/** What a computed field cannot be. */
function fieldFault({ path, schema, isInRow }: Field, root: JsonSchema): string | undefined {
  const name = path.at(-1) ?? '';
  const branches = branchesOf(holderOf(root, path));
  if (isInRow) return 'A field of a list\'s rows cannot be computed. Compute beside the list, with "sumOf".';
  if (schema.type === 'number')
    return 'A computed number is whole, so that no cent is lost. Make it an "integer" and count cents.';
  if (schema.type !== 'integer' && schema.type !== 'string')
    return `A value of type "${schema.type}" cannot be computed, only "integer" and "string".`;
  if (schema.default !== undefined)
    return 'A computed field has no "default": its formula says what it is. Remove one of them.';
  if (schema['x-normalize'] !== undefined)
    return 'Nobody types a computed field, so that nothing is to tidy. Remove "x-normalize".';
  if (branches.some(({ required }) => required?.includes(name)))
    return `Nobody can be asked for "${name}", which is computed. Take it out of "required".`;
  if (branches.some(({ properties }) => properties?.[name] === false))
    return `"${name}" is computed and cannot come and go. Use "if" in its formula, or hide what it depends on.`;
  return undefined;
}

function formulaFault({ path, schema }: Field, root: JsonSchema): string | undefined {
  const formula = schema['x-compute'];
  if (levelsOf(formula) > MOST_LEVELS)
    return `This formula is more than ${MOST_LEVELS} levels deep. Compute a part of it in a field of its own.`;
  if (formulasIn(formula).length > MOST_PARTS)
    return `This formula has more than ${MOST_PARTS} parts. Compute some of them in a field of their own.`;
  try {
    const kind = kindOf(formula, { root, path });
    const isFitting =
      kind === (schema.type === 'integer' ? 'number' : 'text') ||
      (kind === 'day' && schema.type === 'string');
    return isFitting
      ? undefined
      : `The formula does not give a value of type "${schema.type}". Change the type, or the formula.`;
  } catch (error) {
    if (error instanceof FormulaFault) return error.message;
    throw error;
  }
}

/** Names in the conditions of a formula, held against the neighbours. */
function conditionFaults({ path, schema }: Field, root: JsonSchema, file: string, at: string): Problem[] {
  const holder = holderOf(root, path);
  const asked = formulasIn(schema['x-compute']).flatMap((one) =>
    isRecord(one) && isSchema(one.if) ? [one.if] : [],
  );
  return asked.flatMap((condition): Problem[] => {
    if (JSON.stringify(condition).includes('"$order":'))
      return [{ file, pointer: at, sentence: 'A formula cannot ask about the order with "$order".' }];
    return lintNames(condition, holder, { file, sentence: 'The form has no field' }, `${at}/if`);
  });
}

/** Computed fields whose formula means nothing, or that the form treats as if a customer typed them. */
export function lintComputed(file: string, root: JsonSchema, fields: Field[]): Problem[] {
  const computed = computedFields(fields);
  const single = computed.flatMap((field): Problem[] => {
    const pointer = `${field.pointer.replaceAll('/', '/properties/')}/x-compute`;
    const sentence = fieldFault(field, root) ?? formulaFault(field, root);
    return sentence === undefined
      ? conditionFaults(field, root, file, pointer)
      : [{ file, pointer, sentence }];
  });
  const circle = circleIn(root, fields);
  const [first] = circle ?? [];
  if (single.length > 0 || circle === undefined || first === undefined) return single;
  const pointer = `${first.replaceAll('/', '/properties/')}/x-compute`;
  const way = circle.map((one) => one.slice(1)).join(' → ');
  return [{ file, pointer, sentence: `This field is computed from itself (${way}). Break the circle.` }];
}
