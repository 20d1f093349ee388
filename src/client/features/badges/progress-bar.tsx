import styles from './badges.module.css';

/** How much is done; the words beside it say the same. */
export function ProgressBar({ done, of }: { done: number; of: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="6" />
      <rect className={styles.done} width={(100 * done) / of} height="6" />
    </svg>
  );
}
