import type { Block } from './markdown.ts';

export type Heading = Extract<Block, { kind: 'heading' }>;

/** A part of a long text under its heading; what stands before the first heading has none. */
export interface TextSection {
  heading: Heading | undefined;
  blocks: Block[];
}

/** A text cut at its headings of one level; deeper headings stay in the sections. */
export function sectionsOf(blocks: readonly Block[], level: Heading['level']): TextSection[] {
  const sections: TextSection[] = [{ heading: undefined, blocks: [] }];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === level) sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  return sections.filter(({ heading, blocks: own }) => heading || own.length > 0);
}
