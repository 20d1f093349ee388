import type { Block } from '../../../shared/markdown.ts';
import { type Heading, sectionsOf } from '../../../shared/text-sections.ts';

/** A part of a long text under its heading; the first one has none. */
export interface TextPart {
  heading: Heading | undefined;
  /** The heading above a question, which is a heading of the third level. */
  above: Heading | undefined;
  blocks: Block[];
}

/** A long text without its title, cut at its headings. Parts without a text are left out. */
export function textParts(blocks: readonly Block[]): TextPart[] {
  return sectionsOf(blocks, 2)
    .flatMap(({ heading: section, blocks: all }) =>
      sectionsOf(all, 3).map(({ heading, blocks: own }) =>
        heading
          ? { heading, above: section, blocks: own }
          : { heading: section, above: undefined, blocks: own },
      ),
    )
    .filter((part) => part.blocks.length > 0);
}
