import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: the step of several, the area. */
  kicker?: ReactNode;
  /** Beside the title: a badge, a link. */
  aside?: ReactNode;
  /** `p` where the page has another heading. */
  as?: 'h1' | 'p';
  /** The heading, for code that must move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The top of a page: its heading, one sentence, and optional content beside them. */
export function PageHeader({ title, lead, kicker, aside, as: Heading = 'h1', headingRef }: Props) {
  return (
    <header className={styles.head}>
      {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
      <div className={styles.line}>
        <Heading className={styles.title} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  );
}
