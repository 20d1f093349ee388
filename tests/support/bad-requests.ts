import type { InjectOptions } from 'fastify';
import { isRecord } from '../../src/shared/json-values.ts';
import type { DescribedOperation } from './operations.ts';

/** What people and programs should never send as a value or a name. */
export const badTexts = [
  '',
  ' ',
  '\u0000',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "' OR 1=1 --",
  '"; DROP TABLE users',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  '%zz',
  '\ud800',
  '😀'.repeat(50),
  'x'.repeat(5000),
  '-1',
  '1e400',
  'NaN',
  'null',
  'true',
  '0',
  '99999999999999999999',
  '2026-02-31',
  'İ',
  '\u202e',
  'a\r\nb: c',
  '0c3f7f4e-0000-4000-8000-000000000000',
  '+4915112345678',
  'a@b.de',
  'https://evil.example/',
  'flex-m',
  'kanarya',
];
const badValues: unknown[] = [
  ...badTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { __proto__: null, constructor: {} },
];

/** Random choices that a seed repeats. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to 1, without 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  of<T>(list: readonly T[]): T {
    // An empty list has nothing to choose; no caller has one.
    return list[Math.floor(this.next() * list.length)] as T;
  }
}

/** A request of an operation that is wrong in some places and plausible in others. */
export function badRequest(
  dice: Dice,
  operation: DescribedOperation,
  tokens: readonly string[],
): InjectOptions {
  const { method, pattern, parameters, body } = operation;
  const path = pattern.replaceAll(/\{[^}]+\}/g, () => encodedText(dice));
  const asked = parameters.filter((one) => one.in === 'query' && dice.chance(0.6)).map(({ name }) => name);
  const names = dice.chance(0.2) ? [...asked, dice.of(badTexts)] : asked;
  const query = names.map((name) => `${encoded(name)}=${encodedText(dice)}`).join('&');
  const payload = body === undefined && !dice.chance(0.1) ? undefined : bodyText(dice, body);
  return {
    // OpenAPI names methods that Fastify knows.
    method: method as NonNullable<InjectOptions['method']>,
    url: query ? `${path}?${query}` : path,
    headers: {
      ...headersOf(dice, tokens),
      ...(payload === undefined ? {} : { 'content-type': mediaType(dice) }),
    },
    ...(payload === undefined ? {} : { payload }),
  };
}

function headersOf(dice: Dice, tokens: readonly string[]): Record<string, string> {
  const maybe = (name: string, share: number, value: () => string) =>
    dice.chance(share) ? { [name]: value().replaceAll(/[^\x20-\x7e]/g, '?') } : {};
  const bad = () => dice.of(badTexts);
  return {
    ...maybe('x-team-id', 0.97, () => (dice.chance(0.95) ? dice.of(['kanarya', 'aslan']) : bad())),
    ...maybe('x-language-code', 0.97, () => (dice.chance(0.95) ? dice.of(['0', '1']) : bad())),
    ...maybe('authorization', 0.5, () => `Bearer ${dice.chance(0.8) ? dice.of(tokens) : bad()}`),
    ...maybe(
      'cookie',
      0.3,
      () => `fanline-guest=${encodedText(dice)}; ${encodedText(dice)}=${encodedText(dice)}`,
    ),
    ...maybe('idempotency-key', 0.6, () => (dice.chance(0.7) ? String(dice.next()) : bad())),
    ...maybe('x-definition-version', 0.2, bad),
    ...maybe('x-reset-token', 0.2, bad),
    ...maybe('accept', 0.2, () => dice.of(['text/html', 'application/json', bad()])),
    ...maybe('if-none-match', 0.1, bad),
  };
}

function mediaType(dice: Dice): string {
  return dice.chance(0.9)
    ? 'application/json'
    : dice.of(['text/plain', 'application/xml', 'x', 'application/json; charset=utf-7']);
}

function bodyText(dice: Dice, schema: unknown): string {
  if (dice.chance(0.05))
    return dice.of(['{', '[1,', '"', '{"__proto__":{"x":1}}', '\u0000', '{"a":1,"a":2}', '[]', 'null', '7']);
  return JSON.stringify(sampleOf(dice, schema, 0));
}

/** A value for a schema: mostly of its kind, with bad values, missing and unknown names between. */
function sampleOf(dice: Dice, schema: unknown, depth: number): unknown {
  if (!isRecord(schema) || depth > 6 || dice.chance(0.15)) return dice.of(badValues);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return dice.of(schema.enum);
  if (isRecord(schema.properties)) return objectOf(dice, schema.properties, depth);
  if (Array.isArray(schema.anyOf)) return sampleOf(dice, dice.of(schema.anyOf), depth + 1);
  if (schema.type === 'array')
    return [1, 2].filter(() => dice.chance(0.7)).map(() => sampleOf(dice, schema.items, depth + 1));
  if (schema.type === 'boolean') return dice.chance(0.5);
  if (schema.type === 'integer' || schema.type === 'number') return dice.of([0, 1, -1, 7, 99, 100, 1e9]);
  return dice.of(badTexts);
}

function objectOf(dice: Dice, properties: Record<string, unknown>, depth: number): Record<string, unknown> {
  const kept = Object.entries(properties).filter(() => dice.chance(0.85));
  const entries = kept.map(([name, inner]) => [name, sampleOf(dice, inner, depth + 1)] as const);
  const more = dice.chance(0.1) ? [[dice.of(badTexts), dice.of(badValues)] as const] : [];
  return Object.fromEntries([...entries, ...more]);
}

function encodedText(dice: Dice): string {
  return encoded(dice.of(badTexts));
}

/** A lone surrogate cannot be encoded; it becomes a question mark, as in a browser's form. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));
}
