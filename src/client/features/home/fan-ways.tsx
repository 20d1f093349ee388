import { IconBuildingStore, IconGift, IconNews, IconTicket } from '@tabler/icons-react';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './fan-ways.module.css';

const ways = [
  { to: '/news', key: 'app.footer.news', Icon: IconNews },
  { to: '/campaigns', key: 'app.footer.campaigns', Icon: IconTicket },
  { to: '/giveaway', key: 'app.footer.giveaway', Icon: IconGift },
  { to: '/shops', key: 'app.footer.shops', Icon: IconBuildingStore },
];

/** What a fan comes for besides a plan. */
export function FanWays() {
  const text = useText();
  return (
    <nav className={styles.ways} aria-label={text('home.fans')}>
      {ways.map(({ to, key, Icon }) => (
        <Link key={to} to={to} className={styles.way}>
          <Icon size={32} stroke={1.5} aria-hidden="true" />
          {text(key)}
        </Link>
      ))}
    </nav>
  );
}
