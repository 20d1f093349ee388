import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { isRecord } from '../../../src/shared/json-values.ts';
import { sourcesIn } from '../../support/sources.ts';

/** Refusals of modules that have a status alone, and why. */
const withoutCode = new Map([
  // An address that does not exist, or has expired: the two must not differ for strangers.
  ['src/server/modules/payments/payment-link.service.ts', 2],
  // Who is no member of the staff learns nothing of the workbench.
  ['src/server/modules/workbench/staff.http.ts', 1],
  // The page sends moments only: what is none comes from no page.
  ['src/server/modules/workbench/workbench.routes.ts', 1],
]);

/** How often a source refuses by a status alone: code -1 and a general sentence. */
function codeless(text: string): number {
  const count = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + count(one), 0);
    if (!isRecord(value)) return 0;
    const isCall = value.type === 'CallExpression' && isRecord(value.callee);
    const isHit = isCall && isRecord(value.callee) && value.callee.value === 'httpProblem';
    return Object.values(value).reduce((sum: number, one) => sum + count(one), isHit ? 1 : 0);
  };
  return count(parseSync(text, { syntax: 'typescript' }).body);
}

test('a refusal of a module has a code of the catalogue, and so a sentence of its own', () => {
  const found = [...sourcesIn('src/server/modules')]
    .map(([file, text]) => [file, codeless(text)] as const)
    .filter(([, calls]) => calls > 0);
  expect(new Map(found)).toEqual(withoutCode);
});

test('a refusal by a status alone is found, one with a code is none', () => {
  expect(
    codeless('if (a) throw httpProblem(404); else f(() => { throw httpProblem(409, { cause }) });'),
  ).toBe(2);
  expect(codeless('throw problem(1111);')).toBe(0);
});
