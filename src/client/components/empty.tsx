import type { ReactNode } from 'react';
import styles from './empty.module.css';

interface Props {
  title: string;
  text: string;
  illustration?: ReactNode;
  children?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function Empty({ title, text, illustration, children }: Props) {
  return (
    <div className={styles.empty}>
      {illustration}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
