import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLeakedPassword } from '../../../src/definitions/leaked-passwords.ts';
import { api } from '../../../src/shared/api/api.ts';
import type { FormValues } from '../../../src/shared/form-script.ts';
import { computeWith } from '../../../src/shared/rules/compute.ts';
import { COUNTRIES } from '../../../src/shared/rules/countries.ts';
import { formats } from '../../../src/shared/rules/formats.ts';
import type { Formula } from '../../../src/shared/rules/formula.ts';
import { keywordChecks } from '../../../src/shared/rules/keywords.ts';
import { normalizers } from '../../../src/shared/rules/normalize.ts';
import { parsePhone } from '../../../src/shared/rules/phone.ts';
import { createRuntime } from '../../../src/shared/rules/runtime.ts';
import { ROOT } from '../../support/definitions.ts';
import { hostileTexts, piecesOf } from '../../support/hostile-texts.ts';
import { slowTexts } from '../../support/time-of-judging.ts';

const clock = () => new Date('2026-06-01T12:00:00Z');
const texts = hostileTexts();
const runtime = createRuntime(clock);
const keywords = keywordChecks(clock, isLeakedPassword);

/** Every `pattern` below a JSON value. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'pattern' && typeof child === 'string' ? [child] : patternsIn(child),
  );
}

function schemaFiles(): unknown[] {
  const files = readdirSync(join(ROOT, 'schemas'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.schema.json') || file.endsWith('.flow.json'))
    .map((file) => JSON.parse(readFileSync(join(ROOT, 'schemas', file), 'utf8')));
}

const patterns = [...new Set(patternsIn([schemaFiles(), api]))];

function evaluate(formula: Formula, data: FormValues) {
  const today = () => '2026-06-01';
  return computeWith({ steps: [{ path: ['sum'], formula }], checks: [], sizes: [], today }, data);
}

const joinedWith = (text: string) => evaluate({ concat: [{ at: ['text'] }, text] }, { text });

describe('the time of judging grows with the length of a text', () => {
  test.each(Object.keys(normalizers))('normaliser %s', (name) => {
    const normalize = normalizers[name];
    expect(slowTexts((text) => normalize?.(text, 'tr'), texts)).toEqual([]);
  });

  test.each(Object.keys(formats))('format %s', (name) => {
    expect(slowTexts((text) => formats[name]?.(text), texts)).toEqual([]);
  });

  test.each([
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
    ['upload', (text: string) => keywords.upload(true, [text, `${text}x`])],
    ['concat', (text: string) => joinedWith(text)],
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
