import styles from './brand-mark.module.css';

/** The brand's own sign in its box of 40 px; decoration, its name stands beside it or on the link around it. */
export function BrandMark() {
  return <span className={styles.box} aria-hidden="true" />;
}
