import {
  IconDeviceGamepad2,
  IconFileInvoice,
  IconHeadset,
  IconPackages,
  IconPhoto,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { pageOfPath } from '../../../shared/page-routes.ts';
import { useText } from '../../lib/text.ts';
import styles from './quick-access.module.css';

const places = [
  { to: '/dashboard/bills', key: 'bills', Icon: IconFileInvoice },
  { to: '/dashboard/options', key: 'options', Icon: IconPackages },
  { to: '/dashboard/account/profile', key: 'profile', Icon: IconUserCircle },
  { to: '/support', key: 'support', Icon: IconHeadset },
  { to: '/dashboard/games', key: 'games', Icon: IconDeviceGamepad2 },
  { to: '/dashboard/wallpapers', key: 'wallpapers', Icon: IconPhoto },
] as const;

/** A place appears together with its page. */
const shown = places.filter(({ to }) => pageOfPath(to) !== 'notFound');

/** Six places in the thumb's reach. */
export function QuickAccess() {
  const text = useText();
  if (shown.length === 0) return null;
  return (
    <nav aria-label={text('dashboard.quick.title')}>
      <ul className={styles.grid}>
        {shown.map(({ to, key, Icon }) => (
          <li key={key}>
            <Link to={to} className={styles.place}>
              <Icon size={30} stroke={1.5} aria-hidden="true" />
              {text(`dashboard.quick.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
