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

/** What only the inside knows: stacks, statements, files, and the parameters of a validator. */
export const inside =
  /\bat \S+ \(|node_modules|\.ts:\d|\b(SELECT|INSERT|UPDATE) .* (FROM|INTO|SET)\b|relation "|schemaPath|"params"|FST_ERR|\bajv\b|ECONN/;

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

/** Who sends: with the own token, the own cookies and the own brand. */
export interface Sender {
  token: string | undefined;
  /** As the header has them. */
  cookies: string;
  team: string;
}

/** What those who send requests know: all of it is really there. */
export interface Known {
  senders: readonly Sender[];
  /** The values of a path's parameters, by their names. */
  paramsOf(pattern: string): Record<string, string>;
  /** A body that is good as it is. */
  bodyOf(operation: DescribedOperation): unknown;
  /** Values of parameters in the query, by their names. */
  query: ReadonlyMap<string, string>;
  /** Files that a form can take. */
  files: readonly Buffer[];
}

/** A good request goes on behind the first checks; a bad one shows what these let through. */
type Quality = 'nearlyGood' | 'bad';

/** A request of an operation that is wrong in some places and plausible in others. */
export function badRequest(dice: Dice, operation: DescribedOperation, known: Known): InjectOptions {
  const { method } = operation;
  const quality: Quality = dice.chance(0.3) ? 'nearlyGood' : 'bad';
  const sent = operation.isFile ? fileSent(dice, known, quality) : bodySent(dice, operation, known, quality);
  // The first owns the records; the others come to an end at what is not theirs.
  const sender = dice.chance(0.6) ? known.senders[0] : dice.of(known.senders);
  return {
    // OpenAPI names methods that Fastify knows.
    method: method as NonNullable<InjectOptions['method']>,
    url: urlOf(dice, operation, known, quality),
    headers: {
      ...(quality === 'bad' ? headersOf(dice, known) : ownHeaders(dice, sender)),
      ...sent.headers,
    },
    ...(sent.payload === undefined ? {} : { payload: sent.payload }),
  };
}

function urlOf(
  dice: Dice,
  { pattern, parameters }: DescribedOperation,
  known: Known,
  quality: Quality,
): string {
  const isReal = () => quality === 'nearlyGood' || dice.chance(0.5);
  const real = new Map(Object.entries(known.paramsOf(pattern)));
  const path = pattern.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    isReal() ? encoded(real.get(name) ?? name) : encodedText(dice),
  );
  const valueFor = (name: string) => (isReal() && known.query.get(name)) || dice.of(badTexts);
  const asked = parameters.filter((one) => one.in === 'query' && dice.chance(0.8)).map(({ name }) => name);
  const names = quality === 'bad' && dice.chance(0.2) ? [...asked, dice.of(badTexts)] : asked;
  const query = names.map((name) => `${encoded(name)}=${encoded(valueFor(name))}`).join('&');
  return query ? `${path}?${query}` : path;
}

interface Sent {
  headers: Record<string, string>;
  payload?: string | Buffer;
}

function bodySent(dice: Dice, operation: DescribedOperation, known: Known, quality: Quality): Sent {
  const { method, body } = operation;
  const isGood = quality === 'nearlyGood' || dice.chance(0.3);
  const good = isGood && method !== 'GET' ? known.bodyOf(operation) : undefined;
  if (good !== undefined) {
    const payload = JSON.stringify(dice.chance(0.5) ? spoilt(dice, good) : good);
    return { headers: { 'content-type': 'application/json' }, payload };
  }
  if (body === undefined && !dice.chance(0.1)) return { headers: {} };
  return { headers: { 'content-type': mediaType(dice) }, payload: bodyText(dice, body) };
}

/** A file as a browser sends it: whole, cut, or none that a form takes. */
function fileSent(dice: Dice, { files }: Known, quality: Quality): Sent {
  const file = dice.of(files);
  const cut = file.subarray(0, Math.floor(dice.next() * file.length));
  const payload = quality === 'nearlyGood' ? file : dice.of([file, cut, Buffer.from(dice.of(badTexts))]);
  const type = dice.chance(0.9) ? 'application/octet-stream' : mediaType(dice);
  return { headers: { 'content-type': type, 'x-file-name': encodedText(dice) }, payload };
}

/** The same value with one part of it taken away or made bad. */
function spoilt(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && dice.chance(0.8)) {
    const at = Math.floor(dice.next() * value.length);
    return value.map((one, i) => (i === at ? spoilt(dice, one) : one));
  }
  if (!isRecord(value) || Object.keys(value).length === 0 || dice.chance(0.05)) return dice.of(badValues);
  const name = dice.of(Object.keys(value));
  const { [name]: part, ...rest } = value;
  return dice.chance(0.2) ? rest : { ...rest, [name]: spoilt(dice, part) };
}

function ownHeaders(
  dice: Dice,
  { token, cookies = '', team = 'kanarya' }: Partial<Sender> = {},
): Record<string, string> {
  return {
    'x-team-id': team,
    'x-language-code': dice.of(['0', '1']),
    'idempotency-key': String(dice.next()),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cookies === '' ? {} : { cookie: cookies }),
  };
}

function headersOf(dice: Dice, { senders }: Known): Record<string, string> {
  const maybe = (name: string, share: number, value: () => string) =>
    dice.chance(share) ? { [name]: value().replaceAll(/[^\x20-\x7e]/g, '?') } : {};
  const bad = () => dice.of(badTexts);
  const { token, cookies } = dice.of(senders);
  return {
    ...maybe('x-team-id', 0.97, () => (dice.chance(0.95) ? dice.of(['kanarya', 'aslan']) : bad())),
    ...maybe('x-language-code', 0.97, () => (dice.chance(0.95) ? dice.of(['0', '1']) : bad())),
    ...maybe('authorization', 0.5, () => `Bearer ${dice.chance(0.8) ? (token ?? '') : bad()}`),
    ...maybe('cookie', 0.3, () =>
      dice.chance(0.5)
        ? cookies
        : `fanline-guest=${encodedText(dice)}; ${encodedText(dice)}=${encodedText(dice)}`,
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
