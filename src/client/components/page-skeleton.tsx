import { useText } from '../lib/text.ts';
import { NeedsScripts } from './needs-scripts.tsx';
import styles from './page.module.css';
import { Skeleton } from './skeleton.tsx';

/** Shown while the code or the data of a page are loading. */
export function PageSkeleton({ narrow = false }: { narrow?: boolean }) {
  const text = useText();
  return (
    <div className={styles.page} data-narrow={narrow} role="status">
      <h1 className="visually-hidden" data-scripted>
        {text('app.loading')}
      </h1>
      <NeedsScripts what="page" />
      <Skeleton height={56} width="60%" />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  );
}
