import styles from './about-mark.module.css';

/** The brand's mark, as large as a banner. */
export function AboutMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
