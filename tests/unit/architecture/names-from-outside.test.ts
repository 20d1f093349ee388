import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { isRecord } from '../../../src/shared/json-values.ts';
import { ownSources } from '../../support/sources.ts';

/** `name in object` where the name is not written out: true for `constructor` and every other inherited name. */
function openIns(file: string, text: string): string[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });
  return nodesOf(body)
    .filter((node) => node.type === 'BinaryExpression' && node.operator === 'in')
    .filter(({ left }) => isRecord(left) && left.type !== 'StringLiteral')
    .map(() => file);
}

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isRecord(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

test('a name that is not written in the source is looked for by Object.hasOwn or in a Map, never by `in`', () => {
  expect([...ownSources()].flatMap(([file, text]) => openIns(file, text))).toEqual([]);
});

test('such a lookup is found, and a written name is none', () => {
  expect(openIns('a.ts', 'export const has = (o: object, name: string) => name in o;')).toEqual(['a.ts']);
  expect(openIns('a.ts', "export const has = (o: object) => 'name' in o;")).toEqual([]);
});
