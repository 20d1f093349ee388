import { type Block, plainText } from './markdown.ts';

/** A text without its signs, on one line. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(textOf).join(' ');
}

function textOf(block: Block): string {
  if (block.kind === 'heading') return ended(block.text);
  if (block.kind === 'paragraph') return plainText(block.inlines);
  return block.items.map((item) => ended(plainText(item))).join(' ');
}

/** A heading and an item of a list end like a sentence, or they would run into the next one. */
function ended(text: string): string {
  return /[.!?:”“]$/.test(text) ? text : `${text}.`;
}
