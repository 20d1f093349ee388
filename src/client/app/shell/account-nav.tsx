import { team } from 'virtual:team';
import { BrandMark } from '../../components/brand-mark.tsx';
import brandPattern from '../../components/pattern.module.css';
import { useText } from '../../lib/text.ts';
import styles from './account-nav.module.css';
import { LogoutButton, OwnPlaces } from './own-places.tsx';

/** The season card beside a customer's own pages: the brand on its upper part, the pages on the lower one. Nothing personal: the server draws it too. */
export function AccountNav() {
  const text = useText();
  return (
    <nav className={styles.card} aria-label={text('account.page.head.accountOverview.title')}>
      <p className={`${brandPattern.behind} ${styles.head}`}>
        <BrandMark />
        {team.shortName}
      </p>
      <ul className={styles.places}>
        <OwnPlaces row={styles.row} />
        <li>
          <LogoutButton row={styles.row} />
        </li>
      </ul>
    </nav>
  );
}
