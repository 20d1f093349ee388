import { Fragment } from 'react';
import styles from './whole-numbers.module.css';

/** Numbers of bills, orders and contracts: digits with hyphens between them. */
const NUMBERS = /((?:[A-Z]+-)*\d+(?:-\d+)+|(?:[A-Z]+-)+\d+)/;

/** A text in which no number breaks at its hyphens. */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(NUMBERS).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change.
    <Fragment key={at}>{at % 2 === 1 ? <span className={styles.whole}>{part}</span> : part}</Fragment>
  ));
}
