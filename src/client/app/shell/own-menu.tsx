import brandPattern from '../../components/pattern.module.css';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import styles from './own-menu.module.css';
import { OwnPlaces, oftenPlaces, otherPlaces } from './own-places.tsx';
import menu from './phone-menu.module.css';

/** The signed-in customer with what most come for on a card of the brand; the other own pages below it, two in a row. */
export function OwnMenu({ onGo }: { onGo: () => void }) {
  const text = useText();
  const session = useSession();
  const name = session.state === 'authenticated' ? `${session.user.firstName} ${session.user.lastName}` : '';
  return (
    <nav className={styles.own} aria-label={text('account.page.head.accountOverview.title')}>
      <div className={`${brandPattern.behind} ${styles.card}`}>
        <strong className={styles.name} translate="no">
          {name}
        </strong>
        <ul className={styles.often}>
          <OwnPlaces places={oftenPlaces} row={styles.tile} onGo={onGo} />
        </ul>
      </div>
      <ul className={menu.places}>
        <OwnPlaces places={otherPlaces} row={menu.row} onGo={onGo} />
      </ul>
    </nav>
  );
}
