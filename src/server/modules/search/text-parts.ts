import type { Block } from '../../../shared/markdown.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

/** A part of a long text under its heading; the first one has none. */
export interface TextPart {
  heading: Heading | undefined;
  /** The heading above a question, which is a heading of the third level. */
  above: Heading | undefined;
  blocks: Block[];
}

/** A long text without its title, cut at its headings. Parts without a text are left out. */
export function textParts(blocks: readonly Block[]): TextPart[] {
  const parts: TextPart[] = [{ heading: undefined, above: undefined, blocks: [] }];
  let section: Heading | undefined;
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      parts.at(-1)?.blocks.push(block);
      continue;
    }
    const isQuestion = block.level === 3;
    if (!isQuestion) section = block;
    parts.push({ heading: block, above: isQuestion ? section : undefined, blocks: [] });
  }
  return parts.filter((part) => part.blocks.length > 0);
}
