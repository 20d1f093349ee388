import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import { isRecord } from '../../../src/shared/json-values.ts';
import { ROOT } from '../../support/definitions.ts';

/** `object[name]`: an object of any names, looked up by any text. */
export interface OpenLookup {
  file: string;
  line: number;
  /** Object and key, as they are written: `words, key`. */
  text: string;
}

/**
 * The compiler's answer for one access: an error unless the object's names or the key are a closed set of written names.
 * A lookup by a closed set cannot meet an inherited name.
 */
const question = `
type IsOpen<T> = T extends unknown ? (string extends keyof T ? true : false) : never;
type Closed<T, K> = string extends K ? (true extends IsOpen<NonNullable<T>> ? { isOpen: never } : unknown) : unknown;
declare function closedKey<T, K extends PropertyKey>(object: T, key: K & Closed<T, K>): K;
`;

/**
 * Every lookup of any text in an object of any names. TypeScript 7 has no interface for programs, so the sources are
 * copied, each access \`object[key]\` asks the compiler as \`object[closedKey(object, key)]\`, and its errors are read.
 * @param sources texts by file; the parts of \`src\` that they belong to are compiled
 */
export function openLookups(sources: ReadonlyMap<string, string>, parts: readonly string[]): OpenLookup[] {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'open-lookups-'));
  try {
    cpSync(join(ROOT, 'tsconfig.json'), join(copy, 'tsconfig.json'));
    for (const part of parts) {
      cpSync(join(ROOT, 'src', part, 'tsconfig.json'), join(copy, 'src', part, 'tsconfig.json'));
      writeFileSync(join(copy, 'src', part, 'question.d.ts'), question);
    }
    for (const [file, text] of sources) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), asked(file, text));
    }
    return parts.flatMap((part) => errorsOf(copy, part));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The text with the question in each access by a key that is not written out. Lines stay as they are. */
function asked(file: string, text: string): string {
  // The semicolon shows where the parser's positions begin; they are bytes.
  const module = parseSync(`;${text}`, { syntax: 'typescript', tsx: file.endsWith('x') });
  const from = module.span.start + 1;
  const bytes = Buffer.from(text);
  const source = (span: Span) => bytes.subarray(span.start - from, span.end - from).toString();
  const inserts = accessesIn(module.body).flatMap(({ object, key }) => [
    { at: key.start - from, text: `closedKey(${source(object).replace(/\s+/g, ' ')}, ` },
    { at: key.end - from, text: ')' },
  ]);
  let result = '';
  let done = 0;
  for (const { at, text: added } of inserts.sort((one, other) => one.at - other.at)) {
    result += bytes.subarray(done, at).toString() + added;
    done = at;
  }
  return result + bytes.subarray(done).toString();
}

interface Span {
  start: number;
  end: number;
}

function accessesIn(value: unknown): { object: Span; key: Span }[] {
  if (Array.isArray(value)) return value.flatMap(accessesIn);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(accessesIn);
  if (value.type !== 'MemberExpression') return inner;
  const { object, property } = value as unknown as Member; // as the parser names them
  const isWritten = property.type !== 'Computed' || /Literal$/.test(property.expression.type);
  return isWritten ? inner : [...inner, { object: object.span, key: property.expression.span }];
}

interface Node {
  type: string;
  span: Span;
}

interface Member {
  object: Node;
  property: { type: string; expression: Node };
}

function errorsOf(copy: string, part: string): OpenLookup[] {
  const lines = compile(join(copy, 'src', part)).split('\n');
  return lines.flatMap((line) => {
    const [, path = '', at = ''] = /^(\S+?)\((\d+),\d+\): error TS2345: .*isOpen/.exec(line) ?? [];
    // Other parts are compiled by themselves.
    if (path === '' || path.startsWith('..')) return [];
    const file = join('src', part, path).replaceAll('\\', '/');
    const [, text = ''] = /closedKey\((.*)$/.exec(lineOf(join(copy, file), Number(at))) ?? [];
    return [{ file, line: Number(at), text }];
  });
}

function lineOf(file: string, line: number): string {
  return readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
}

function compile(folder: string): string {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    return execFileSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', '.'], options);
  } catch (error) {
    return isRecord(error) ? String(error.stdout) : '';
  }
}
