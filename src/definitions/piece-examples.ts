import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../shared/json-values.ts';
import type { Lang } from '../shared/language.ts';
import { pointerOf, targetOf, valueAtPointer } from '../shared/rules/json-pointer.ts';
import type { JsonSchema } from './schema-types.ts';

/** Examples of a shared piece: values that it takes, and values that it refuses by a rule. */
export interface PieceExamples {
  valid: { value: unknown; name?: string; stored?: unknown; lang?: Lang }[];
  invalid: { value: unknown; rule: string; name?: string; referenceCode?: number }[];
}

/** A field of a form that is made of a shared piece. */
export interface PieceUse {
  piece: string;
  pointer: string;
  /** Fields that must have the same value, such as a repeated e-mail address. */
  mirrors: string[];
}

interface Located {
  path: string[];
  schema: JsonSchema;
  piece?: string;
}

/** What is no JSON counts as absent: the linter says what is wrong with it. */
async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    // The linter holds the files against their meta-schemas; here they are only read.
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** The name of the piece that a field is made of. */
function pieceOf({ $ref }: JsonSchema): string | undefined {
  return /^(?:\.\.\/)+definitions\/(.+)\.schema\.json$/.exec($ref ?? '')?.[1];
}

/** The fields of a form as its file has them; those of lists are left out, since a row has no single place. */
function fieldsIn(schema: JsonSchema, path: string[] = []): Located[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (typeof property !== 'object') return [];
    const here = [...path, name];
    return [{ path: here, schema: property, piece: pieceOf(property) }, ...fieldsIn(property, here)];
  });
}

/** Where a form uses shared pieces. @param shared the schema of a piece */
export function pieceUses(form: JsonSchema, shared: (piece: string) => JsonSchema | undefined): PieceUse[] {
  const whole = fieldsIn(form).map(({ path, schema, piece }) => {
    const { const: same } = (piece && shared(piece)) || schema;
    const target = isRecord(same) && typeof same.$data === 'string' ? targetOf(same.$data, path) : undefined;
    return { path, piece, target: target && pointerOf(target) };
  });
  return whole.flatMap(({ path, piece }) => {
    if (!piece) return [];
    const pointer = pointerOf(path);
    const mirrors = whole.filter(({ target }) => target === pointer).map((other) => pointerOf(other.path));
    return [{ piece, pointer, mirrors }];
  });
}

async function usesIn(root: string, id: string): Promise<PieceUse[]> {
  const form = await readJson<JsonSchema>(join(root, 'schemas', `${id}.schema.json`));
  const names = fieldsIn(form ?? {}).flatMap(({ piece = [] }) => piece);
  const pieces = new Map(
    await Promise.all(
      names.map(
        async (name) => [name, await readJson<JsonSchema>(join(root, pieceFile(name, 'schema')))] as const,
      ),
    ),
  );
  return pieceUses(form ?? {}, (name) => pieces.get(name));
}

/** The file of a piece, or of its examples, from the project's folder. */
export function pieceFile(piece: string, kind: 'schema' | 'examples'): string {
  return `schemas/definitions/${piece}.${kind}.json`;
}

/** What is known of the pieces that have examples of their own. */
export interface ProvedPieces {
  examples: ReadonlyMap<string, PieceExamples>;
  /** The one field that proves each of them, by its form: for the others the piece counts as proved. */
  homes: ReadonlyMap<string, PieceUse[]>;
}

async function filesOf(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'schemas'), { recursive: true });
  return names.map((name) => name.replaceAll('\\', '/')).sort();
}

/** Whether the plain example of a form has a field. */
async function isInPlainExample(root: string, id: string, pointer: string): Promise<boolean> {
  const file = await readJson<{ valid: unknown[] }>(join(root, 'schemas', `${id}.examples.json`));
  return valueAtPointer(file?.valid[0], pointer) !== undefined;
}

/** The pieces with examples, and the first form whose plain example has a field of each. */
export async function provedPieces(root: string): Promise<ProvedPieces> {
  const files = await filesOf(root);
  const examples = new Map<string, PieceExamples>();
  for (const file of files) {
    const [, piece] = /^definitions\/(.+)\.examples\.json$/.exec(file) ?? [];
    const read = piece && (await readJson<PieceExamples>(join(root, 'schemas', file)));
    if (piece && read) examples.set(piece, read);
  }
  const homes = new Map<string, PieceUse[]>();
  if (examples.size === 0) return { examples, homes };
  const homeless = new Set(examples.keys());
  for (const file of files) {
    const [, id] = /^(?!definitions\/|meta\/)(.+)\.schema\.json$/.exec(file) ?? [];
    if (!id) continue;
    for (const use of await usesIn(root, id)) {
      if (!homeless.has(use.piece) || !(await isInPlainExample(root, id, use.pointer))) continue;
      homeless.delete(use.piece);
      homes.set(id, [...(homes.get(id) ?? []), use]);
    }
  }
  return { examples, homes };
}

/** Whether a rule of a field came with a piece whose examples stand at another field. */
export function isProvedElsewhere(
  form: string,
  pointer: string,
  definition: string | undefined,
  { homes }: ProvedPieces,
): boolean {
  const uses = [...homes].flatMap(([id, inForm]) => inForm.map((use) => ({ id, ...use })));
  // A piece that no plain example has is in none of them: each form that uses it proves it.
  const home = uses.find(({ piece }) => piece === definition);
  return home !== undefined && !(home.id === form && home.pointer === pointer);
}
