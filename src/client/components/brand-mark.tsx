import styles from './brand-mark.module.css';

/** The brand's sign in its box of 40 px. It is decoration: the name is beside it or on the link around it. */
export function BrandMark() {
  return <span className={styles.box} aria-hidden="true" />;
}
