import { isIsoDate, wholeYears } from '../dates.ts';
import type { FormValues } from '../form-script.ts';
import { isRecord, walk } from '../json-values.ts';
import type { CompiledCheck } from './form-parts.ts';
import type { ComputeStep } from './formula.ts';
import { cutComputed, type FieldSize, withinSizes } from './sizes.ts';

/** What a formula may look at. */
interface Scope {
  data: FormValues;
  row?: unknown;
  /** The day of today in Berlin, `YYYY-MM-DD`. */
  today: () => string;
  checks: readonly CompiledCheck[];
}

type Operation = (operand: unknown, scope: Scope, whole: Record<string, unknown>) => unknown;

/** Whole numbers alone, so that no cent is lost; any other value counts as not known. */
function wholeNumber(value: unknown): number | undefined {
  // Adding 0 makes 0 of −0, which is another value to JSON's readers.
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function pathOf(names: unknown): string[] {
  return listOf(names).map(String);
}

function numbersOf(operands: unknown, scope: Scope): number[] {
  return listOf(operands).flatMap((one) => wholeNumber(evaluate(one, scope)) ?? []);
}

/** All operands as numbers; undefined when one is not known. */
function allNumbers(operands: unknown, scope: Scope): number[] | undefined {
  const numbers = numbersOf(operands, scope);
  return numbers.length === listOf(operands).length ? numbers : undefined;
}

const added = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

function outermost(operands: unknown, scope: Scope, pick: (a: number, b: number) => number) {
  const numbers = numbersOf(operands, scope);
  return numbers.length === 0 ? undefined : numbers.reduce((a, b) => pick(a, b));
}

function joined(operands: unknown, scope: Scope, separator: unknown): string | undefined {
  const texts = listOf(operands)
    .map((one) => evaluate(one, scope))
    .filter((one) => (typeof one === 'string' && one !== '') || typeof one === 'number');
  return texts.length === 0 ? undefined : texts.join(typeof separator === 'string' ? separator : '');
}

function chosen(test: unknown, scope: Scope, whole: Record<string, unknown>): unknown {
  const check = scope.checks[Number(test)];
  const isSo = check?.(walk(scope.data, pathOf(whole.of))) === true;
  return evaluate(isSo ? whole.then : whole.else, scope);
}

/** Every operation of a formula, by its name. What an operation does not know counts as nothing, or makes it unknown. */
export const operations = new Map<string, Operation>([
  ['at', (path, { data }) => walk(data, pathOf(path))],
  ['$row', (name, { row }) => walk(row, [String(name)])],
  ['sum', (operands, scope) => added(numbersOf(operands, scope))],
  ['product', (operands, scope) => allNumbers(operands, scope)?.reduce((product, one) => product * one, 1)],
  [
    'difference',
    (operands, scope) => {
      const [from, minus] = allNumbers(operands, scope) ?? [];
      return from === undefined || minus === undefined ? undefined : from - minus;
    },
  ],
  ['min', (operands, scope) => outermost(operands, scope, Math.min)],
  ['max', (operands, scope) => outermost(operands, scope, Math.max)],
  ['concat', (operands, scope, { with: separator }) => joined(operands, scope, separator)],
  ['count', (list, scope) => listOf(evaluate(list, scope)).length],
  [
    'sumOf',
    (list, scope, { each }) =>
      added(
        listOf(evaluate(list, scope)).flatMap((row) => wholeNumber(evaluate(each, { ...scope, row })) ?? []),
      ),
  ],
  [
    'yearsSince',
    (day, scope) => {
      const from = evaluate(day, scope);
      return typeof from === 'string' && isIsoDate(from) ? wholeYears(from, scope.today()) : undefined;
    },
  ],
  ['if', chosen],
]);

/** What a formula is worth; undefined when it is not known. A number that is not whole is not known. */
export function evaluate(formula: unknown, scope: Scope): unknown {
  if (!isRecord(formula)) return formula;
  for (const [word, operand] of Object.entries(formula)) {
    const operation = operations.get(word);
    if (operation === undefined) continue;
    const value = operation(operand, scope, formula);
    return typeof value === 'number' ? wholeNumber(value) : value;
  }
  return undefined;
}

type Placed = [path: string[], value: unknown];

/** A copy with values at their paths, made once however many they are. A section that is not there stays so. */
function withValues(data: FormValues, values: readonly Placed[]): FormValues {
  const byName = new Map<string, Placed[]>();
  for (const [[name = '', ...rest], value] of values)
    byName.set(name, [...(byName.get(name) ?? []), [rest, value]]);
  const others = Object.entries(data).filter(([name]) => !byName.has(name));
  const set = [...byName].flatMap(([name, placed]): [string, unknown][] => {
    const own = placed.find(([rest]) => rest.length === 0);
    const before = Object.hasOwn(data, name) ? data[name] : undefined;
    const value = own ? own[1] : isRecord(before) ? withValues(before, placed) : before;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...others, ...set]);
}

/** What computes the fields of one form. */
export interface Computing {
  steps: readonly ComputeStep[];
  checks: readonly CompiledCheck[];
  sizes: readonly FieldSize[];
  today: () => string;
}

/**
 * Sets every computed field. What was sent for one is never looked at, and of what is too long only the beginning is,
 * also of what was computed.
 */
export function computeWith({ steps, checks, sizes, today }: Computing, data: FormValues): FormValues {
  if (!isRecord(data)) return data;
  let seen = withinSizes(sizes, data);
  const values: Placed[] = [];
  for (const { path, formula } of steps) {
    const value = evaluate(formula, { data: seen, today, checks });
    const placed: Placed = [path, cutComputed(value, path, sizes)];
    seen = withValues(seen, [placed]);
    values.push(placed);
  }
  return withValues(data, values);
}
