import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ANNOTATIONS, createAjv } from '../../../src/definitions/ajv.ts';
import { lookUp } from '../../../src/definitions/german-towns.ts';
import { isLeakedPassword } from '../../../src/definitions/leaked-passwords.ts';
import { api } from '../../../src/shared/api/api.ts';
import type { FormValues } from '../../../src/shared/form-script.ts';
import { keysOf } from '../../../src/shared/json-values.ts';
import { allFunctions, formats, normalizers } from '../../../src/shared/rules/all-functions.ts';
import { computeWith } from '../../../src/shared/rules/compute.ts';
import { COUNTRIES } from '../../../src/shared/rules/countries.ts';
import type { Formula } from '../../../src/shared/rules/formula.ts';
import { keywordChecks, OWN_KEYWORDS } from '../../../src/shared/rules/keywords.ts';
import { parsePhone } from '../../../src/shared/rules/phone.ts';
import { createRuntime } from '../../../src/shared/rules/runtime.ts';
import { ROOT } from '../../support/definitions.ts';
import { hostileTexts, piecesOf } from '../../support/hostile-texts.ts';
import { slowTexts } from '../../support/time-of-judging.ts';

const clock = () => new Date('2026-06-01T12:00:00Z');
const texts = hostileTexts();
const runtime = createRuntime(clock, allFunctions);
const keywords = keywordChecks(clock, isLeakedPassword, lookUp);

/** A call of each keyword of ours that looks at a value. A new one goes in here. */
const judges: [string, (text: string) => unknown][] = [
  ['minAge', (text: string) => keywords.minAge(18, text)],
  ['maxAge', (text: string) => keywords.maxAge(120, text)],
  ['afterToday', (text: string) => keywords.afterToday(true, text)],
  ['notCommonPassword', (text: string) => keywords.notCommonPassword(true, text)],
  ['constIgnoreCase', (text: string) => keywords.constIgnoreCase(`x${text}`, text)],
  ['formatMinimum', (text: string) => keywords.formatMinimum(text, text)],
  ['formatMaximum', (text: string) => keywords.formatMaximum(text, text)],
  ['formatExclusiveMinimum', (text: string) => keywords.formatExclusiveMinimum(text, text)],
  ['formatExclusiveMaximum', (text: string) => keywords.formatExclusiveMaximum(text, text)],
  [
    'postalCodeOf',
    (text: string) => COUNTRIES.postalCode.map((country) => keywords.postalCodeOf(country, text)),
  ],
  ['vatIdOf', (text: string) => COUNTRIES.vatId.map((country) => keywords.vatIdOf(country, text))],
  // The code with the most towns.
  ['townOf', (text: string) => [keywords.townOf('54636', text), keywords.townOf(text, text)]],
  ['upload', (text: string) => keywords.upload(true, [text, `${text}x`])],
];

/** Every `pattern` below a JSON value, and the names of `patternProperties`. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'pattern' && typeof child === 'string') return [child];
    return [...(key === 'patternProperties' ? Object.keys(child) : []), ...patternsIn(child)];
  });
}

/** All files of rules: also the flow, imports and descriptions for editors. */
function schemaFiles(): string[] {
  return readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.endsWith('.examples.json'))
    .map((file) => readFileSync(join(ROOT, 'schemas', file), 'utf8'));
}

const patterns = [...new Set(patternsIn([schemaFiles().map((text) => JSON.parse(text)), api]))];

/** What is registered with the compiler and not in the tables of this file. */
function unjudged(registered: readonly string[], judged: readonly string[]): string[] {
  return registered.filter((name) => !judged.includes(name));
}

describe('nothing that judges is left out here', () => {
  const ajv = createAjv(clock);
  const native = Object.keys(new Ajv().RULES.keywords);
  const ours = unjudged(Object.keys(ajv.RULES.keywords), native);
  /** They look at no value, or their own schema does, whose keywords stand here. */
  const withoutText = [
    ...ANNOTATIONS,
    '$order',
    ...keysOf(OWN_KEYWORDS).filter((name) => OWN_KEYWORDS[name].isCondition),
  ];
  const judged = [...judges.map(([name]) => name), ...withoutText];

  test('every keyword that the compiler knows beside those of JSON Schema', () => {
    expect(ours.length).toBeGreaterThan(15);
    expect(unjudged(ours, judged)).toEqual([]);
    expect(unjudged(judged, ours)).toEqual([]);
    expect(unjudged([...ours, 'aNewKeyword'], judged)).toEqual(['aNewKeyword']);
  });

  test('every format that the compiler knows', () => {
    expect(unjudged(Object.keys(ajv.formats), Object.keys(formats))).toEqual([]);
  });

  test('every normaliser that a schema names', () => {
    const named = schemaFiles().flatMap((text) => normalizersIn(text));
    expect(named.length).toBeGreaterThan(5);
    expect(unjudged(named, Object.keys(normalizers))).toEqual([]);
  });

  test('every pattern in a file of rules', () => {
    const written = schemaFiles().flatMap((text) => text.match(/"pattern":\s*"(?:[^"\\]|\\.)*"/g) ?? []);
    expect(written.length).toBeGreaterThan(15);
    expect(
      unjudged(
        written.map((one) => JSON.parse(`{${one}}`).pattern),
        patterns,
      ),
    ).toEqual([]);
  });
});

function normalizersIn(text: string): string[] {
  return [...text.matchAll(/"x-normalize":\s*"([\w-]+)"/g)].map(([, name = '']) => name);
}

function evaluate(formula: Formula, data: FormValues) {
  const today = () => '2026-06-01';
  return computeWith({ steps: [{ path: ['sum'], formula }], checks: [], sizes: [], today }, data);
}

const joinedWith = (text: string) => evaluate({ concat: [{ at: ['text'] }, text] }, { text });

/** Forty fields, each of which says the one before it twice. */
function chained(text: string, most?: number): FormValues {
  const names = Array.from({ length: 41 }, (_, at) => `text${at}`);
  const steps = names.slice(1).map((name, at) => {
    const before = { at: [`text${at}`] };
    return { path: [name], formula: { concat: [before, before] } };
  });
  const sizes = most === undefined ? [] : names.map((name) => ({ path: [name], most }));
  return computeWith({ steps, checks: [], sizes, today: () => '2026-06-01' }, { text0: text });
}

describe('a chain of formulas', () => {
  test.each([100, undefined])('whose fields take %s characters does not grow without end', (most) => {
    const texts = Object.values(chained('ab', most)).map(String);
    expect(texts).toHaveLength(41);
    const longest = Math.max(...texts.map(({ length }) => length));
    expect(longest).toBeLessThanOrEqual(2 * ((most ?? 5000) + 1));
    // It is still too long, so that `maxLength` refuses it.
    expect(runtime.ucs2length(texts.at(-1) ?? '')).toBeGreaterThan(most ?? 5000);
  });

  test('changes nothing that fits, whatever its characters', () => {
    expect(chained('😀', 32).text5).toBe('😀'.repeat(32));
    expect(runtime.ucs2length(String(chained('😀', 31).text5))).toBeGreaterThan(31);
  });
});

describe('the time of judging grows with the length of a text', () => {
  test.each(Object.keys(normalizers))('normaliser %s', (name) => {
    const normalize = normalizers[name];
    expect(slowTexts((text) => normalize?.(text, 'tr'), texts)).toEqual([]);
  });

  test.each(Object.keys(formats))('format %s', (name) => {
    expect(slowTexts((text) => formats[name]?.(text), texts)).toEqual([]);
  });

  test.each([
    ...judges,
    ['concat', (text: string) => joinedWith(text)],
    ['a chain of concat', (text: string) => chained(text, 5000)],
    ['yearsSince', (text: string) => evaluate({ yearsSince: { at: ['day'] } }, { day: text })],
    ['the length in characters', (text: string) => runtime.ucs2length(text)],
    ['the reading of a phone number', (text: string) => parsePhone(text)],
  ])('%s', (_name, judge) => {
    expect(slowTexts(judge, texts)).toEqual([]);
  });

  test('there are patterns to look at', () => expect(patterns.length).toBeGreaterThan(15));

  test.each(patterns)('pattern %s', (pattern) => {
    const expression = new RegExp(pattern, 'u');
    expect(slowTexts((text) => expression.test(text), hostileTexts(piecesOf(pattern)))).toEqual([]);
  });

  test('a quadratic judge is found', () => {
    const digits = [{ name: 'digits', ofLength: (length: number) => `${'1'.repeat(length - 1)}x` }];
    expect(slowTexts((text) => /[0-9]+$/.test(text), digits)).not.toEqual([]);
  });
});
