import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  /** Set where the title is a name in another language, because upper-case letters differ. */
  titleLang?: string;
  lead?: string;
  id?: string;
  /** The heading's id, for links to the section. */
  titleId?: string;
  /** A link or similar, beside the heading. */
  aside?: ReactNode;
  /** `page` is as wide as the page with a large gap above; `part` is inside a column. */
  size?: 'page' | 'part';
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({
  title,
  titleLang,
  lead,
  id,
  titleId: wanted,
  aside,
  size = 'page',
  children,
}: Props) {
  const own = useId();
  const titleId = wanted ?? own;
  return (
    <section id={id} className={styles.section} data-size={size} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title} lang={titleLang}>
          {title}
        </h2>
        {aside}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </section>
  );
}
