import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface Props {
  title: ReactNode;
  text: string;
  illustration?: ReactNode;
  heading?: 'h2' | 'h3';
  /** What the user can do about it. */
  children?: ReactNode;
}

/** Says that there is nothing here yet, and what the user can do about it. */
export function Empty({ title, text, illustration, heading: Heading = 'h2', children }: Props) {
  return (
    <div className={styles.empty}>
      {illustration}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
