import type { CSSProperties } from 'react';
import styles from './shout.module.css';

/** Its letters are as large as the picture is wide for them. */
export function Shout({ word, outcome }: { word: string; outcome: string }) {
  // React's type of a style knows no custom properties.
  const letters = { '--letters': word.length } as CSSProperties;
  return (
    <div className={styles.shout} style={letters} data-outcome={outcome} aria-hidden="true">
      <span>{word}</span>
    </div>
  );
}
