import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { walk } from '../../shared/json-values.ts';

/** The names and places that lead to a value in a file. */
export type JsonPath = readonly (string | number)[];

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** What the last texts hold: a page asks for the words of a file one by one. */
const read = new Map<string, unknown>();
const MOST = 40;

/** What a text holds; undefined: it is no JSON. It stays as it is: texts are what is changed. */
export function parsed(text: string): unknown {
  if (!read.has(text)) {
    for (const [oldest] of read) if (read.size >= MOST) read.delete(oldest);
    read.set(text, syntaxFault(text) === undefined ? JSON.parse(text) : undefined);
  }
  return read.get(text);
}

export function valueAt(text: string, path: JsonPath): unknown {
  return walk(parsed(text), path.map(String));
}

function nodeAt(text: string, path: JsonPath): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...path]);
}

function spliced(text: string, from: number, to: number, made: string): string {
  return text.slice(0, from) + made + text.slice(to);
}

/** JSON on one line, as short objects stand in the files of definitions. */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${oneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Another value at a place; all else keeps its look. Undefined takes the place out. */
export function withValue(text: string, path: JsonPath, value: unknown): string {
  const node = nodeAt(text, path);
  if (value === undefined) return node?.parent ? cutOut(text, node.parent) : text;
  if (node) return spliced(text, node.offset, node.offset + node.length, oneLine(value));
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

const endOf = ({ offset, length }: Node) => offset + length;

/** Takes a property or an entry out, with the comma that parts it from the others. */
function cutOut(text: string, node: Node): string {
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return spliced(text, endOf(before), endOf(node), '');
  return spliced(text, node.offset, after ? after.offset : endOf(node), '');
}

/** A value under a name in a file whose names stand in their order, as those of words do. */
export function withSorted(text: string, name: string, value: string): string {
  if (nodeAt(text, [name])) return withValue(text, [name], value);
  const getInsertionIndex = (names: string[]) => {
    const index = names.findIndex((other) => other > name);
    return index === -1 ? names.length : index;
  };
  return applyEdits(text, modify(text, [name], value, { formattingOptions, getInsertionIndex }));
}

/** An entry and the one before it in each other's place. */
export function withItemUp(text: string, path: JsonPath, index: number): string {
  const [before, item] = [index - 1, index].map((at) => nodeAt(text, [...path, at]));
  if (!before || !item) return text;
  const between = text.slice(endOf(before), item.offset);
  const [first, second] = [item, before].map((node) => text.slice(node.offset, endOf(node)));
  return spliced(text, before.offset, endOf(item), `${first}${between}${second}`);
}

/** One more entry at the end of a list, written as those before it. */
export function withItem(text: string, path: JsonPath, value: unknown): string {
  const items = nodeAt(text, path)?.children;
  const last = items?.at(-1);
  if (!items || !last) return withValue(text, path, [value]);
  const before = items.at(-2);
  const between = before ? text.slice(before.offset + before.length, last.offset) : ', ';
  const end = last.offset + last.length;
  return spliced(text, end, end, between + oneLine(value));
}

/** A list without one of its entries. */
export function withoutItem(text: string, path: JsonPath, index: number): string {
  const node = nodeAt(text, [...path, index]);
  return node ? cutOut(text, node) : text;
}

/** How far the line of a place is indented. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^ */.exec(line)?.[0] ?? '';
}

/** The text of a place as it would stand at the beginning of a line; undefined: there is none. */
export function textAt(text: string, path: JsonPath): string | undefined {
  const node = nodeAt(text, path);
  if (!node) return undefined;
  const indent = indentAt(text, node.offset);
  return text.slice(node.offset, node.offset + node.length).replaceAll(`\n${indent}`, '\n');
}

/** Another text at a place, which is JSON by itself. */
export function withText(text: string, path: JsonPath, made: string): string {
  const node = nodeAt(text, path);
  if (!node) return text;
  const indented = made.trim().replaceAll('\n', `\n${indentAt(text, node.offset)}`);
  return spliced(text, node.offset, node.offset + node.length, indented);
}

/** Why a text is no JSON, as the browser says it; undefined: it is JSON. */
export function syntaxFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
