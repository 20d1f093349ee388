import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/** Finds the line of a JSON Pointer in a file; what is not there has the line of what should hold it. */
export function lineFinder(bytes: Uint8Array): (pointer: string) => number {
  const text = new TextDecoder().decode(bytes);
  const tree = parseTree(text);
  return (pointer) => {
    const names = pointer.split('/').slice(1);
    return lineAt(text, offsetOf(tree, names.map(asStep)));
  };
}

function asStep(name: string): string | number {
  return /^\d+$/.test(name) ? Number(name) : name.replaceAll('~1', '/').replaceAll('~0', '~');
}

function offsetOf(tree: Node | undefined, path: readonly (string | number)[]): number {
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    // The name of a member stands before its value, which may begin on the next line.
    if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  }
  return tree?.offset ?? 0;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
