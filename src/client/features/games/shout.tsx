import type { CSSProperties } from 'react';
import styles from './shout.module.css';

interface Props {
  word: string;
  outcome: string;
  /** The ball lies low in the net: the word stands lower, so that it is seen. */
  isLow: boolean;
}

/** Its letters are as large as the picture is wide for them. */
export function Shout({ word, outcome, isLow }: Props) {
  // React's type of a style knows no custom properties.
  const letters = { '--letters': word.length } as CSSProperties;
  return (
    <div className={styles.shout} style={letters} data-outcome={outcome} data-low={isLow} aria-hidden="true">
      <span>{word}</span>
    </div>
  );
}
