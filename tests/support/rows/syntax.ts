import { parseSync } from '@swc/core';
import { isRecord } from '../../../src/shared/json-values.ts';

/** A node of a syntax tree; its parts are read by name. */
export type Node = Record<string, unknown>;

export const partOf = (node: Node, name: string): Node | undefined => {
  const part = node[name];
  return isRecord(part) ? part : undefined;
};
export const listOf = (node: Node | undefined, name: string): Node[] => {
  const part = node?.[name];
  return Array.isArray(part) ? part.filter(isRecord) : [];
};
/** The text of an identifier or of a literal. */
export const nameOf = (node: Node | undefined): string => (typeof node?.value === 'string' ? node.value : '');

/** Every node of a tree, from the outside to the inside. */
export function nodesOf(value: unknown): Node[] {
  const nodes: Node[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    if (isRecord(part)) nodes.push(part);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(value);
  return nodes;
}

export interface Parsed {
  body: Node[];
  /** The line of a node's begin. */
  lineOf(node: Node): number;
}

/** A statement before the text: its place says at which number the parser began to count bytes. */
const MARK = '0;';

export function parse(text: string): Parsed {
  const [mark, ...body] = listOf({ ...parseSync(MARK + text, { syntax: 'typescript' }) }, 'body');
  const startOf = (node: Node | undefined) => Number(node && partOf(node, 'span')?.start);
  const from = startOf(mark) + MARK.length;
  const bytes = Buffer.from(text);
  const lineOf = (node: Node) =>
    bytes
      .subarray(0, startOf(node) - from)
      .toString()
      .split('\n').length;
  return { body, lineOf };
}
