import { Link } from 'react-router-dom';
import type { Block, Inline } from '../../../shared/markdown.ts';
import css from './text-blocks.module.css';

interface Props {
  blocks: readonly Block[];
  /** Of the text where it differs from the page's. */
  lang?: 'de';
}

/** A long text: headings, paragraphs and lists in a column that reads well. */
export function TextBlocks({ blocks, lang }: Props) {
  return (
    <div className={css.text} lang={lang}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
        <TextBlock key={at} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 3 ? 'h3' : 'h2';
    return <Heading>{block.text}</Heading>;
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

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
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
