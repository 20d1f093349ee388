import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { isRecord } from '../../../src/shared/json-values.ts';
import { ownSources } from '../../support/sources.ts';

/** A statement before the text: its place says at which number the parser began to count bytes. */
const MARK = '0;';
const CASTS = new Set(['TsAsExpression', 'TsTypeAssertion']);
/** What may hold the signs of a comment and is none. */
const LITERALS = new Set(['StringLiteral', 'TemplateElement', 'RegExpLiteral', 'JSXText']);
const MAX_PER_1000_LINES = 1;

interface Part {
  type: string;
  start: number;
  end: number;
}

/** Every node of a syntax tree with its place in bytes. */
function partsOf(node: unknown): Part[] {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (!isRecord(node)) return [];
  const inner = Object.values(node).flatMap(partsOf);
  const { type, span } = node;
  if (typeof type !== 'string' || !isRecord(span)) return inner;
  return [{ type, start: Number(span.start), end: Number(span.end) }, ...inner];
}

function parsed(file: string, text: string): Part[] {
  const { body } = parseSync(MARK + text, { syntax: 'typescript', tsx: file.endsWith('x') });
  const [mark, ...parts] = partsOf(body);
  const from = (mark?.start ?? 0) + MARK.length;
  return parts.map(({ type, start, end }) => ({ type, start: start - from, end: end - from }));
}

/** The lines of a text without what stands in its literals, so that `//` begins a comment wherever it is found. */
function linesWithoutLiterals(text: string, parts: Part[]): string[] {
  const bytes = Buffer.from(text);
  for (const { type, start, end } of parts) {
    if (!LITERALS.has(type)) continue;
    for (let at = start; at < end; at += 1) if (bytes[at] !== 0x0a) bytes[at] = 0x5f;
  }
  return bytes.toString().split('\n');
}

interface Cast {
  place: string;
  hasReason: boolean;
}

/** `value as Type` and `<Type>value`; `as const` claims nothing and is another node. */
function castsIn(file: string, text: string): Cast[] {
  const parts = parsed(file, text);
  const lines = linesWithoutLiterals(text, parts);
  const lineOf = (at: number) => Buffer.from(text).subarray(0, at).toString().split('\n').length;
  return parts
    .filter(({ type }) => CASTS.has(type))
    .map(({ start, end }) => {
      const near = lines.slice(Math.max(0, lineOf(start) - 2), lineOf(end));
      const hasReason = near.some((line) => /(?:\/\/|\/\*\*?) *\S+ \S+/.test(line));
      return { place: `${file}:${lineOf(end)}`, hasReason };
    });
}

const sources = [...ownSources()];
const casts = sources.flatMap(([file, text]) => castsIn(file, text));
const lines = sources.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0);

test(`at most ${MAX_PER_1000_LINES} cast in 1,000 lines of src`, () => {
  expect(lines).toBeGreaterThan(10_000);
  const places = casts.map(({ place }) => place).join('\n');
  expect(casts.length, places).toBeLessThanOrEqual((lines / 1000) * MAX_PER_1000_LINES);
});

test('each cast has its reason in a comment on its line or the line above', () => {
  expect(casts.filter(({ hasReason }) => !hasReason).map(({ place }) => place)).toEqual([]);
});

test.each([
  ['a.ts', 'const a = 1;\nconst b = a as number;', 'a.ts:2'],
  ['a.tsx', 'const ä = <p>// no comment</p> as Node;', 'a.tsx:1'],
  ['a.ts', "const a = <Url>'https://a // b';", 'a.ts:1'],
  ['a.ts', '// Too far away.\nconst a = 1;\nconst b = a as number;', 'a.ts:3'],
])('a cast without a reason is found: %s %s', (file, text, place) => {
  expect(castsIn(file, text)).toEqual([{ place, hasReason: false }]);
});

test.each([
  ['const b = a as number; // the schema has checked it'],
  ['// The schema has checked it.\nconst b = a as number;'],
  ['/* The schema has checked it. */\nconst b = load(\n  a,\n) as number;'],
])('a cast with a reason is none to complain of: %s', (text) => {
  expect(castsIn('a.ts', text)).toMatchObject([{ hasReason: true }]);
});

test('what only looks like a cast is none', () => {
  const text = "import { a as b } from 'a';\nexport const c = ['b'] as const; // a as b\nconst d = 'a as b';";
  expect(castsIn('a.ts', text)).toEqual([]);
});
