import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import styles from './account-frame.module.css';

/** Where it does not load, the page is there without it: the menu of the header has the same links. */
const AccountNav = lazyPart(async () => (await import('./account-nav.tsx')).AccountNav);

/** One element for all renders: with a new one React would take away what the server drew until the script is there. */
const navigation = (
  <Suspense fallback={<Skeleton height={552} />}>
    <AccountNav />
  </Suspense>
);

/**
 * Around a customer's own pages: on a desktop their navigation is beside them, in its place from the first picture on. A
 * second way past it, because the focus of a new page begins before it.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <a className={styles.past} href="#content">
          {text('app.skip')}
        </a>
        {navigation}
      </div>
      <div id="content" tabIndex={-1} className={styles.content}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </div>
    </div>
  );
}
