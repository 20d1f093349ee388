import { fieldsOf } from '../../src/definitions/fields.ts';
import type { JsonSchema } from '../../src/definitions/schema-types.ts';
import type { FormValues } from '../../src/shared/form-script.ts';
import { operations } from '../../src/shared/rules/compute.ts';
import { valueAtPointer, withoutRows } from '../../src/shared/rules/json-pointer.ts';
import type { Reached } from './independent-grounding.ts';

/** Counts what generated data reach: words of ours by their answer, parts of forms by the verdict on the whole. */
export function reachedWords() {
  const words: Reached = new Map();
  const add = (word: string, passed: number, refused: number) => {
    const before = words.get(word) ?? { passed: 0, refused: 0 };
    words.set(word, { passed: before.passed + passed, refused: before.refused + refused });
  };
  const tally = (word: string, isFine: boolean) => add(word, Number(isFine), Number(!isFine));
  return {
    words,
    tally,
    addAll: (others: Reached) => {
      for (const [word, { passed, refused }] of others) add(word, passed, refused);
    },
    /** The lists of objects, texts of an "other", tidied texts and formulas that a case has. */
    tallyParts: (schema: JsonSchema, raw: unknown, stored: FormValues, isValid: boolean) => {
      for (const { pointer, schema: own } of fieldsOf(schema, {})) {
        const found = valueAtPointer(stored, pointer);
        if (found === undefined) continue;
        const names = [
          ...operationsIn(own['x-compute']).map((name) => `compute ${name}`),
          ...(own.items?.type === 'object' ? ['repeat'] : []),
          ...(pointer.endsWith('Other') ? ['x-other'] : []),
          ...(found === valueAtPointer(raw, pointer)
            ? []
            : [own['x-normalize'] ?? []].flat().map((name) => `normalize ${name}`)),
        ];
        for (const name of names) tally(name, isValid);
      }
    },
    report: () =>
      [...words]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([word, { passed, refused }]) => `${word} ${passed}/${refused}`)
        .join(', '),
  };
}

function operationsIn(formula: unknown): string[] {
  if (typeof formula !== 'object' || formula === null) return [];
  const names = Object.keys(formula).filter((name) => operations.has(name));
  return [...new Set([...names, ...Object.values(formula).flatMap(operationsIn)])];
}

interface Said {
  path: string;
  rule: string;
  message: string;
}

/** Whether each sentence that repeats what was typed really does, as far as that is short: the sentences, by the answer. */
export function repeated(errors: Said[], stored: FormValues, texts: Record<string, string>): boolean[] {
  return errors.flatMap(({ path, rule, message }) => {
    const field = withoutRows(path).slice(1).replaceAll('/', '.');
    const typed = valueAtPointer(stored, path);
    const isShort = typeof typed === 'number' || (typeof typed === 'string' && [...typed].length <= 60);
    return isShort && texts[`${field}|${rule}`]?.includes('{value') ? [message.includes(String(typed))] : [];
  });
}
