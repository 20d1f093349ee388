import { headingAnchor } from '../../../shared/heading-anchor.ts';
import type { Block, Inline } from '../../../shared/markdown.ts';
import { sectionsOf, type TextSection } from '../../../shared/text-sections.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Inlines, TextBlocks } from '../../components/text-blocks.tsx';
import { useText } from '../../lib/text.ts';
import styles from './about.module.css';

/** The text about us: each part under its heading, what counts for us as large points, and where one goes from here. */
export function About({ blocks }: { blocks: readonly Block[] }) {
  const text = useText();
  const parts = sectionsOf(blocks, 2).filter(({ heading }) => heading);
  return (
    <>
      {parts.map((part) => (
        <Part key={part.heading?.text} {...part} />
      ))}
      <div className={styles.ways}>
        <ButtonLink to="/tarife">{text('home.hero.tariffs')}</ButtonLink>
        <ButtonLink to="/shops" look="secondary">
          {text('app.footer.shops')}
        </ButtonLink>
        <ButtonLink to="/support" look="secondary">
          {text('support.page.write')}
        </ButtonLink>
      </div>
    </>
  );
}

function Part({ heading, blocks }: TextSection) {
  const id = headingAnchor(heading?.text ?? '');
  const [list] = blocks;
  return (
    <section className={styles.part} aria-labelledby={id} data-points={list?.kind === 'list'}>
      <h2 id={id} className={styles.title}>
        {heading?.text}
      </h2>
      {list?.kind === 'list' ? <Points items={list.items} /> : <TextBlocks blocks={blocks} />}
    </section>
  );
}

/** What counts for us: its name large, what it means below. */
function Points({ items }: { items: readonly Inline[][] }) {
  return (
    <ol className={styles.points}>
      {items.map(([name, ...rest], at) => (
        <li key={textOf(name)} className={styles.point}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <strong className={styles.name}>{textOf(name)}</strong>
          <p>
            <Inlines inlines={rest} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function textOf(inline: Inline | undefined): string {
  if (inline === undefined || typeof inline === 'string') return inline ?? '';
  return 'strong' in inline ? inline.strong : inline.text;
}
