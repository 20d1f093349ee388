import { type Node, parseTree } from 'jsonc-parser';

/** A file as one of three has it: the person, another one, and both before. */
export interface Side {
  text: string;
  root: Node;
}

/** A property of an object, or an entry of a list. */
export interface Child {
  key: string;
  /** Where it begins: at its name, or at its value. */
  from: number;
  value: Node;
}

/** Undefined: a text is no JSON, an object of it has a name twice, or it is too deep to be read. */
export function sideOf(text: string): Side | undefined {
  try {
    JSON.parse(text);
    const root = parseTree(text);
    if (!root || hasTwice(root)) return undefined;
    said(root);
    return { text, root };
  } catch {
    return undefined;
  }
}

function hasTwice(node: Node): boolean {
  const names = node.type === 'object' ? propertiesOf(node).map(({ key }) => key) : [];
  return new Set(names).size < names.length || (node.children ?? []).some(hasTwice);
}

export function propertiesOf(node: Node): Child[] {
  return (node.children ?? []).flatMap(({ offset, children: [name, value] = [] }) =>
    name && value ? [{ key: String(name.value), from: offset, value }] : [],
  );
}

const known = new WeakMap<Node, string>();

/** A value without its look: what says the same is the same. */
export function said(node: Node): string {
  const before = known.get(node);
  if (before !== undefined) return before;
  const made = saying(node);
  known.set(node, made);
  return made;
}

function saying(node: Node): string {
  if (node.type === 'array') return `[${(node.children ?? []).map(said).join()}]`;
  if (node.type !== 'object') return JSON.stringify(node.value);
  return `{${propertiesOf(node)
    .map(({ key, value }) => `${JSON.stringify(key)}:${said(value)}`)
    .join()}}`;
}

export function sliceOf(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
