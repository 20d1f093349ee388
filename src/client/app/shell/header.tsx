import { team } from 'virtual:team';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Link } from '../../components/link.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { notify, useNotices } from '../../lib/notices.ts';
import { persistently } from '../../lib/persistently.ts';
import { useText } from '../../lib/text.ts';
import { AccountLink } from './account-link.tsx';
import styles from './header.module.css';
import { HeaderNav } from './header-nav.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';

/** Loaded with the first message of a visit: most visits have none. */
const NoticeHistory = lazyPart(async () => (await import('./notice-history.tsx')).NoticeHistory);

/** Logo, main links, language, colour scheme and account. */
export function Header() {
  const text = useText();
  const { Menu, open, close } = usePhoneMenu();
  const { past } = useNotices();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label={text('app.header.home', { name: team.name })}>
          <BrandMark />
          <span className={styles.name}>
            {team.shortName}
            <span className={styles.suffix}>{team.name.slice(team.shortName.length)}</span>
          </span>
        </Link>
        <HeaderNav />
        <div className={styles.tools}>
          {past.length > 0 ? (
            <Suspense fallback={null}>
              <NoticeHistory notices={past} />
            </Suspense>
          ) : null}
          <Link to="/suche" className={`${styles.tool} ${styles.search}`} aria-label={text('app.nav.search')}>
            <IconSearch size={22} aria-hidden="true" />
          </Link>
          <LanguageSwitch />
          <SchemeToggle />
          <AccountLink />
          <button
            type="button"
            className={styles.menu}
            data-scripted
            aria-haspopup="dialog"
            aria-label={text('app.header.openMenu')}
            onClick={open}
          >
            <IconMenu2 aria-hidden="true" />
          </button>
          {Menu ? <Menu onClose={close} /> : null}
        </div>
      </div>
    </header>
  );
}

/** The menu of a phone is loaded when it is opened: few visits need it, and every first page would carry it. */
function usePhoneMenu() {
  const [Menu, setMenu] = useState<ComponentType<{ onClose: () => void }>>();
  const open = () =>
    persistently(() => import('./phone-menu.tsx')).then(
      ({ PhoneMenu }) => setMenu(() => PhoneMenu),
      () => notify({ kind: 'error', key: 'app.error.offline' }),
    );
  return { Menu, open, close: () => setMenu(undefined) };
}
