import { Fragment } from 'react';
import styles from './spelled.module.css';

interface Props {
  children: string;
  /** What was typed; by default a name that is known by its small letter. */
  term?: string;
}

/** A heading's text; what has a spelling of its own keeps it where a brand writes headings in capitals. */
export function Spelled({ children, term = 'eSIM' }: Props) {
  const [first, ...others] = term ? children.split(term) : [children];
  return (
    <>
      {first}
      {others.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names
        <Fragment key={at}>
          <span className={styles.spelled}>{term}</span>
          {text}
        </Fragment>
      ))}
    </>
  );
}
