import { IconChevronLeft } from '@tabler/icons-react';
import { pathOf } from '../../shared/match-page.ts';
import styles from './back-link.module.css';
import { Link } from './link.tsx';
import { useHeadWords } from './page-head.tsx';

/** Above the heading of a customer's own page: the way back, where no navigation stands beside it. */
export function BackLink({ to = 'dashboard' }: { to?: 'dashboard' | 'accountOverview' }) {
  const { name } = useHeadWords(to);
  return (
    <Link to={pathOf(to)} className={styles.back}>
      <IconChevronLeft size={20} aria-hidden="true" />
      {name}
    </Link>
  );
}
