import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { headingAnchor } from '../../../shared/heading-anchor.ts';
import type { Block } from '../../../shared/markdown.ts';
import { sectionsOf, type TextSection } from '../../../shared/text-sections.ts';
import { Link } from '../../components/link.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { elementOfHash } from '../../lib/element-of-hash.ts';
import { useText } from '../../lib/text.ts';
import styles from './faq.module.css';

interface Props {
  blocks: readonly Block[];
  /** Where else there is help. */
  beside: ReactNode;
}

/** Questions by topic, each with an answer that folds; the topics are listed beside them. */
export function Faq({ blocks, beside }: Props) {
  const text = useText();
  const topics = sectionsOf(blocks, 2).filter(({ heading }) => heading);
  useOpenAnswer();
  return (
    <div className={styles.faq}>
      <nav className={styles.topics} aria-label={text('information.faq.topics')}>
        {topics.map(({ heading }) => (
          <Link key={heading?.text} className={styles.topic} to={`#${anchorOf(heading)}`}>
            {heading?.text}
          </Link>
        ))}
      </nav>
      <div className={styles.list}>
        {topics.map((topic) => (
          <Topic key={topic.heading?.text} {...topic} />
        ))}
      </div>
      <div className={styles.beside}>{beside}</div>
    </div>
  );
}

function Topic({ heading, blocks }: TextSection) {
  const id = anchorOf(heading);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {heading?.text}
      </h2>
      {sectionsOf(blocks, 3).map(({ heading: question, blocks: answer }) => (
        <details key={question?.text} className={styles.item}>
          <summary className={styles.ask}>
            <h3 id={anchorOf(question)} className={styles.question}>
              {question?.text}
            </h3>
          </summary>
          <div className={styles.answer}>
            <TextBlocks blocks={answer} below={2} />
          </div>
        </details>
      ))}
    </section>
  );
}

function anchorOf(heading: TextSection['heading']): string {
  return headingAnchor(heading?.text ?? '');
}

/**
 * The answer that the address names is open before the page scrolls to it. Until the script runs, and without it, the style
 * sheet shows that answer.
 */
function useOpenAnswer(): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const answer = elementOfHash(hash)?.closest('details');
    if (!answer) return;
    answer.open = true;
    answer.dataset.opened = 'true';
    answer.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash]);
}
