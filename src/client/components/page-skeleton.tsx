import { useText } from '../lib/text.ts';
import styles from './page.module.css';
import { Skeleton } from './skeleton.tsx';

/** A page whose code or data is on its way. */
export function PageSkeleton() {
  const text = useText();
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{text('app.loading')}</span>
      <Skeleton height={56} width="60%" />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  );
}
