import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import styles from './tariff-detail.module.css';

/** The placeholder of a tariff's page, each part in its place. */
export function TariffSkeleton() {
  const text = useText();
  return (
    <div className={styles.page} role="status">
      <div className={styles.back}>
        <h1 className="visually-hidden">{text('app.loading')}</h1>
        <Skeleton height={44} width="7rem" shape="text" />
      </div>
      <div className={styles.head}>
        <Skeleton height={40} width="12rem" shape="text" />
        <Skeleton height={96} width="14rem" shape="text" />
        <Skeleton height={56} shape="text" />
      </div>
      <aside>
        <Skeleton height={224} />
      </aside>
      <div className={styles.body}>
        <Skeleton height={44} shape="text" />
        <Skeleton height={360} />
      </div>
    </div>
  );
}
