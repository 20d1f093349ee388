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
      <Skeleton height={384} />
      <aside />
      <div className={styles.body}>
        <Skeleton height={360} />
        <Skeleton height={240} />
      </div>
    </div>
  );
}
