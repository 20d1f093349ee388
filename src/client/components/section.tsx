import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface Props {
  title: string;
  /** Where the title is a name in another language: capitals differ. */
  titleLang?: string;
  lead?: string;
  id?: string;
  /** The heading's id, where something else must find the section. */
  titleId?: string;
  /** A link or so beside the heading. */
  aside?: ReactNode;
  /** `page` is as wide as the page and starts far below what is above; `part` stands inside a column. */
  size?: 'page' | 'part';
  children: ReactNode;
}

/** A stretch of a page under its own heading. */
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
