import { team } from 'virtual:team';
import { IconPhone } from '@tabler/icons-react';
import { NavLink } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

/** The main links in a row; a phone shows its menu instead. A desktop cannot dial: the short number leads to help. */
export function HeaderNav() {
  const text = useText();
  return (
    <nav className={styles.nav} aria-label={text('app.header.nav')}>
      <NavLink to="/tarife" className={styles.link}>
        {text('app.nav.tariffs')}
      </NavLink>
      <NavLink to="/campaigns" className={`${styles.link} ${styles.more}`}>
        {text('app.footer.campaigns')}
      </NavLink>
      <NavLink to="/news" className={`${styles.link} ${styles.more}`}>
        {text('app.footer.news')}
      </NavLink>
      <NavLink to="/dashboard" className={styles.link}>
        {text('app.nav.dashboard')}
      </NavLink>
      <NavLink
        to="/support"
        className={`${styles.link} ${styles.dial}`}
        aria-label={`${text('app.footer.support')}: ${team.shortDial}`}
      >
        <IconPhone size={18} aria-hidden="true" />
        {team.shortDial}
      </NavLink>
    </nav>
  );
}
