import { posix } from 'node:path';
import { overOrder } from '../shared/conditions/condition.ts';
import { nearest } from '../shared/nearest.ts';
import { withOtherTexts } from './other-text.ts';
import { DefinitionError } from './problem.ts';
import { isSchema } from './schema-nodes.ts';
import type { JsonSchema } from './schema-types.ts';
import type { Source } from './source.ts';

/** `../definitions/postalCode.schema.json`, seen from the file that names it, from the project's folder. */
function pieceFile(fromFile: string, ref: string): string {
  return posix.normalize(posix.join(posix.dirname(fromFile), ref));
}

/** `schemas/definitions/postalCode.schema.json` → `postalCode`. */
function pieceName(file: string): string | undefined {
  return /^schemas\/definitions\/(.+)\.schema\.json$/.exec(file)?.[1];
}

/** A piece that is not there. Where its file is broken, that has been said. @throws DefinitionError */
function failUnknown(source: Source, file: string, pointer: string, ref: string): never {
  const target = pieceFile(file, ref);
  if (source.broken.has(target)) throw new DefinitionError([]);
  const guess = nearest(pieceName(target) ?? '', [...source.pieces.keys()]);
  const advice = guess ? `; did you mean "${guess}.schema.json"?` : '. Check the spelling.';
  return fail(file, pointer, `"${ref}" is no file in schemas/definitions${advice}`);
}

function fail(file: string, pointer: string, sentence: string): never {
  throw new DefinitionError([{ file, pointer, sentence }]);
}

function resolveRef(
  source: Source,
  file: string,
  pointer: string,
  node: JsonSchema,
  trail: string[],
): JsonSchema {
  const ref = String(node.$ref);
  if (Object.keys(node).length > 1) {
    fail(
      file,
      pointer,
      `"$ref" must stand alone, draft-07 ignores what stands beside it. Put the rest into "allOf".`,
    );
  }
  const name = pieceName(pieceFile(file, ref));
  const piece = name === undefined ? undefined : source.pieces.get(name);
  if (name === undefined || piece === undefined) return failUnknown(source, file, pointer, ref);
  if (trail.includes(name)) {
    fail(file, pointer, `"${ref}" leads back to itself (${[...trail, name].join(' → ')}). Break the circle.`);
  }
  const resolved = resolveNode(source, piece.file, '', piece.json, [...trail, name]);
  const { $schema, $comment, ...rest } = resolved;
  return { ...rest, 'x-definition': name };
}

function resolveValue(
  source: Source,
  file: string,
  pointer: string,
  value: unknown,
  trail: string[],
): unknown {
  if (Array.isArray(value)) {
    return value.map((item, i) => resolveValue(source, file, `${pointer}/${i}`, item, trail));
  }
  return isSchema(value) ? resolveNode(source, file, pointer, value, trail) : value;
}

/** `{"$order": "/tariff/type", "const": "kids"}` as a schema over the order. */
function aboutOrder(node: JsonSchema): JsonSchema {
  const { $order: pointer, ...schema } = node;
  if (typeof pointer !== 'string') return node;
  return { $order: overOrder(pointer, schema) };
}

function resolveNode(
  source: Source,
  file: string,
  pointer: string,
  node: JsonSchema,
  trail: string[],
): JsonSchema {
  if (typeof node.$ref === 'string') return resolveRef(source, file, pointer, node, trail);
  const entries = Object.entries(node).map(([key, value]) => [
    key,
    resolveValue(source, file, `${pointer}/${key}`, value, trail),
  ]);
  return withOtherTexts(aboutOrder(Object.fromEntries(entries)), { file, pointer });
}

/**
 * A schema with every shared piece put in its place.
 * @throws DefinitionError for a reference that is circular, unknown or not alone
 */
export function resolveSchema(source: Source, file: string, json: JsonSchema): JsonSchema {
  return resolveNode(source, file, '', json, []);
}
