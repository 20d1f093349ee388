import { headingAnchor } from '../../shared/heading-anchor.ts';
import type { Block, Inline } from '../../shared/markdown.ts';
import { Link } from './link.tsx';
import css from './text-blocks.module.css';

interface Props {
  blocks: readonly Block[];
  /** The level of the heading above the text. */
  below?: 1 | 2;
  /** Links can lead to its headings. */
  hasAnchors?: boolean;
}

/** A long text: headings, paragraphs and lists in a column of good width. */
export function TextBlocks({ blocks, below = 1, hasAnchors = false }: Props) {
  return (
    <div className={css.text}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
        <TextBlock key={at} block={block} below={below} hasAnchors={hasAnchors} />
      ))}
    </div>
  );
}

const top = { 1: 'h2', 2: 'h3' } as const;
const deeper = { 1: 'h3', 2: 'h4' } as const;

function TextBlock({ block, below, hasAnchors }: { block: Block; below: 1 | 2; hasAnchors: boolean }) {
  if (block.kind === 'heading') {
    const isQuestion = block.level === 3;
    const Heading = isQuestion ? deeper[below] : top[below];
    const id = hasAnchors ? headingAnchor(block.text) : undefined;
    return (
      <Heading id={id} className={isQuestion ? css.question : css.heading}>
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines inlines={block.inlines} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((inlines, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
        <li key={at}>
          <Inlines inlines={inlines} />
        </li>
      ))}
    </List>
  );
}

/** A line of a long text, with its links and strong words. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
    <InlinePart key={at} inline={inline} />
  ));
}

function InlinePart({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline;
  if ('strong' in inline) return <strong>{inline.strong}</strong>;
  const { text, href } = inline;
  if (href.startsWith('/')) return <Link to={href}>{text}</Link>;
  return (
    <a href={href} rel="noopener">
      {text}
    </a>
  );
}
