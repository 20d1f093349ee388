import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { DefinitionFault } from '../../shared/api/workbench-drafts.ts';
import { pointerNames } from '../../shared/rules/json-pointer.ts';
import { placesOf } from '../editor/faults-at.ts';

/** A sentence of the judgement, at its place in the text of a file. */
export interface PlacedFault {
  from: number;
  to: number;
  sentence: string;
  mend?: { from: number; to: number; insert: string };
}

/** The node that a pointer leads to, or the nearest one around where there is none. */
function nodeAt(root: Node, pointer: string): { node: Node; isThere: boolean } {
  const names = pointerNames(pointer);
  for (let length = names.length; length > 0; length--) {
    const path = names.slice(0, length).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
    const node = findNodeAtLocation(root, path) ?? findNodeAtLocation(root, names.slice(0, length));
    if (node) return { node, isThere: length === names.length };
  }
  return { node: root, isThere: pointer === '' };
}

/** The edit that a sentence proposes, where what it calls wrong stands at its place. */
function mendOf(node: Node, sentence: string): PlacedFault['mend'] {
  const [, guess] = /did you mean "([^"]+)"\?$/.exec(sentence) ?? [];
  if (guess === undefined) return undefined;
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const wrong = [node, key].find(
    (one) => one?.type === 'string' && sentence.includes(JSON.stringify(one.value)),
  );
  return wrong && { from: wrong.offset, to: wrong.offset + wrong.length, insert: JSON.stringify(guess) };
}

/** What was judged about a file, where it stands in its text. */
export function judgedFaults(faults: readonly DefinitionFault[], file: string, text: string): PlacedFault[] {
  const root = parseTree(text);
  return faults.flatMap((fault) =>
    placesOf(fault)
      .filter((place) => place.file === file)
      .map(({ pointer }) => {
        const { sentence } = fault;
        if (!root) return { from: 0, to: 0, sentence };
        const { node, isThere } = nodeAt(root, pointer);
        const mend = isThere ? mendOf(node, sentence) : undefined;
        return { from: node.offset, to: node.offset + node.length, sentence, ...(mend && { mend }) };
      }),
  );
}
