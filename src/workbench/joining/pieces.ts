import type { Node } from 'jsonc-parser';
import type { Child } from './json-side.ts';

/** An object or a list in the text in which it stands. */
export interface Container {
  text: string;
  node: Node;
  children: readonly Child[];
}

/** What stands in a container in the end. */
export interface Piece {
  key: string;
  value: string;
}

const endOf = ({ offset, length }: Node) => offset + length;

/** The space before a child. */
function leadOf({ text, node, children }: Container, index: number): string {
  const [child, before] = [children[index], children[index - 1]];
  if (!child) return '';
  const gap = text.slice(before ? endOf(before.value) : node.offset + 1, child.from);
  return before ? gap.slice(gap.indexOf(',') + 1) : gap;
}

function spacesOf(container: Container): { first: string; between: string; last: string } {
  const { text, node, children } = container;
  const first = leadOf(container, 0);
  const between = children.length > 1 ? leadOf(container, 1) : first.includes('\n') ? first : ' ';
  const end = children.at(-1)?.value;
  return { first, between, last: end ? text.slice(endOf(end), endOf(node) - 1) : '' };
}

const nameOf = ({ text }: Container, { from, value }: Child) => text.slice(from, value.offset);

/** The text of a container with these children: those that were there keep their look, and others get that of the rest. */
export function withPieces(mine: Container, theirs: Container, pieces: readonly Piece[]): string {
  const [open, close] = mine.node.type === 'object' ? ['{', '}'] : ['[', ']'];
  if (pieces.length === 0) return open + close;
  const spaces = spacesOf(mine.children.length > 0 ? mine : theirs);
  const parts = pieces.map(({ key, value }, i) => {
    const index = mine.children.findIndex((child) => child.key === key);
    const own = mine.children[index];
    const child = own ?? theirs.children.find((one) => one.key === key);
    const lead = i === 0 ? spaces.first : index > 0 ? leadOf(mine, index) : spaces.between;
    return lead + (child ? nameOf(own ? mine : theirs, child) : '') + value;
  });
  return open + parts.join(',') + spaces.last + close;
}
