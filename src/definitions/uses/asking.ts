import { posix } from 'node:path';
import { isRecord } from '../../shared/json-values.ts';
import { pointerOf, targetOf } from '../../shared/rules/json-pointer.ts';

/** What looks at a field: a condition, a rule that compares with its value, or a formula. */
export type AskKind = 'condition' | 'rule' | 'formula';

/** A place in the definitions that looks at the value of a field. */
export interface Ask {
  kind: AskKind;
  /** The field or section whose rules look at it. */
  at: string[];
  /** The keyword of a rule. */
  keyword: string;
  file: string;
  pointer: string;
}

/** More than any form has; a draft may hold what leads in circles. */
const MOST_NODES = 50_000;
const MOST_DEPTH = 60;

interface Walk {
  jsonOf: (file: string) => unknown;
  target: string;
  room: number;
  found: Ask[];
}

interface Here {
  file: string;
  /** From the root of the file. */
  names: string[];
  /** The field whose rules these are. */
  at: string[];
  /** How many schemas and pieces lead here. */
  depth: number;
}

/** What is asked of a field by the rules of its form. Files that are not sound are read as far as they can be. */
export function asksOf(
  jsonOf: (file: string) => unknown,
  { form, path }: { form: string; path: readonly string[] },
): Ask[] {
  const walk: Walk = { jsonOf, target: pointerOf([...path]), room: MOST_NODES, found: [] };
  const file = `schemas/${form}.schema.json`;
  readSchema(walk, jsonOf(file), { file, names: [], at: [], depth: 0 });
  return walk.found;
}

const inside = ({ names, depth, ...here }: Here, ...steps: string[]): Here => ({
  ...here,
  ...{ names: [...names, ...steps], depth: depth + 1 },
});

function readSchema(walk: Walk, schema: unknown, here: Here): void {
  if (!isRecord(schema) || here.depth > MOST_DEPTH || walk.room-- <= 0) return;
  readPiece(walk, schema.$ref, here);
  for (const [name, part] of entriesOf(schema.properties))
    readSchema(walk, part, { ...inside(here, 'properties', name), at: [...here.at, name] });
  for (const [word, part] of Object.entries(schema)) {
    if (['then', 'else', 'not', 'items'].includes(word)) readSchema(walk, part, inside(here, word));
    if (['allOf', 'anyOf'].includes(word))
      for (const [i, one] of listOf(part).entries()) readSchema(walk, one, inside(here, word, String(i)));
  }
  if (asks(walk, schema.if, here.at)) take(walk, 'condition', 'if', here);
  for (const [keyword, value] of Object.entries(schema)) readKeyword(walk, keyword, value, here);
}

function readPiece(walk: Walk, ref: unknown, { file, at, depth }: Here): void {
  if (typeof ref !== 'string') return;
  const piece = posix.normalize(posix.join(posix.dirname(file), ref));
  if (piece.startsWith('schemas/definitions/'))
    readSchema(walk, walk.jsonOf(piece), { file: piece, names: [], at, depth: depth + 1 });
}

function readKeyword(walk: Walk, keyword: string, value: unknown, here: Here): void {
  if (!isRecord(value)) return;
  if (keyword === 'x-compute') {
    if (computes(walk, value, here.at)) take(walk, 'formula', keyword, here);
    return;
  }
  if (isTarget(walk, value, here.at)) take(walk, 'rule', keyword, here);
}

function take({ found }: Walk, kind: AskKind, keyword: string, { file, names, at }: Here): void {
  found.push({ kind, keyword, at, file, pointer: pointerOf([...names, keyword]) });
}

function isTarget({ target }: Walk, { $data }: Record<string, unknown>, at: string[]): boolean {
  const names = typeof $data === 'string' ? targetOf($data, at) : undefined;
  return names !== undefined && pointerOf(names) === target;
}

/** Whether a formula looks at the field, by name or in a condition about its neighbours. */
function computes(walk: Walk, formula: unknown, at: string[], depth = 0): boolean {
  if (depth > MOST_DEPTH || walk.room-- <= 0) return false;
  if (Array.isArray(formula)) return formula.some((part) => computes(walk, part, at, depth + 1));
  if (!isRecord(formula)) return false;
  if (isTarget(walk, formula, at) || asks(walk, formula.if, at.slice(0, -1))) return true;
  return Object.entries(formula).some(([word, part]) => word !== 'if' && computes(walk, part, at, depth + 1));
}

/** Whether a condition about an object or field looks at the field. */
function asks(walk: Walk, condition: unknown, at: string[], depth = 0): boolean {
  if (!isRecord(condition) || depth > MOST_DEPTH || walk.room-- <= 0) return false;
  const isValue = pointerOf(at) === walk.target && Object.keys(condition).some((word) => !AROUND.has(word));
  const named = listOf(condition.required).some((name) => pointerOf([...at, String(name)]) === walk.target);
  const below = entriesOf(condition.properties).some(([name, part]) =>
    asks(walk, part, [...at, name], depth + 1),
  );
  const beside = [condition.not, ...listOf(condition.allOf), ...listOf(condition.anyOf)];
  const compared = Object.values(condition).some((value) => isRecord(value) && isTarget(walk, value, at));
  return isValue || named || below || compared || beside.some((part) => asks(walk, part, at, depth + 1));
}

/** Keywords of a condition that say nothing of the value itself. */
const AROUND = new Set([
  'properties',
  'required',
  'not',
  'allOf',
  'anyOf',
  '$order',
  'validFrom',
  'validUntil',
]);

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
