import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonText } from '../../../shared/json-text.ts';
import { type ProvedPieces, pieceFile } from '../../piece-examples.ts';
import type { ExampleOffer } from '../../problem.ts';
import type { Edge } from './edges.ts';

interface ExamplesFile {
  valid: unknown[];
  invalid: unknown[];
}

/** The file that an edge belongs to: that of the shared piece which brought the rule, else the form's. */
function fileOf({ rule: { definition } }: Edge, id: string, { examples }: ProvedPieces) {
  const isPiece = definition !== undefined && examples.has(definition);
  return isPiece
    ? { isPiece, file: pieceFile(definition, 'examples') }
    : { isPiece, file: `schemas/${id}.examples.json` };
}

/** An edge as its file has it. */
function entryOf(edge: Edge, isPiece: boolean): object {
  const { name, rule, base, pointer, path = pointer, value, settings, isRefused } = edge;
  if (isPiece) return { name, value, ...(isRefused && { rule: rule.rule }) };
  const set = value === undefined ? settings : { ...settings, [pointer]: value };
  return {
    name,
    base,
    ...(Object.keys(set).length > 0 && { set }),
    ...(value === undefined && { remove: [pointer] }),
    ...(isRefused && { path, rule: rule.rule }),
  };
}

/** An edge as its file would have it. */
export function offerOf(edge: Edge, id: string, proved: ProvedPieces): ExampleOffer {
  const { file, isPiece } = fileOf(edge, id, proved);
  return { file, list: edge.isRefused ? 'invalid' : 'valid', entry: JSON.stringify(entryOf(edge, isPiece)) };
}

/** Adds edges to the examples of a form and of the pieces in it. @returns the files that were written */
export async function writeEdges(
  root: string,
  id: string,
  edges: readonly Edge[],
  proved: ProvedPieces,
): Promise<string[]> {
  const written = new Set<string>();
  for (const edge of edges) {
    const { file, list, entry } = offerOf(edge, id, proved);
    const path = join(root, file);
    const json: ExamplesFile = JSON.parse(await readFile(path, 'utf8'));
    json[list].push(JSON.parse(entry));
    await writeFile(path, jsonText(json));
    written.add(file);
  }
  return [...written];
}
