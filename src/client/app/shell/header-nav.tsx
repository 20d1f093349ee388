import { team } from 'virtual:team';
import { IconPhone } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';
import { SchemeToggle } from './scheme-toggle.tsx';

interface Props {
  id: string;
  onNavigate: () => void;
}

/** In a row on a desktop, under the menu button on a phone. */
export function HeaderNav({ id, onNavigate }: Props) {
  const text = useText();
  return (
    <nav id={id} className={styles.nav} aria-label={text('app.header.nav')}>
      <NavLink to="/tarife" className={styles.link} onClick={onNavigate}>
        {text('app.nav.tariffs')}
      </NavLink>
      <NavLink to="/dashboard" className={styles.link} onClick={onNavigate}>
        {text('app.nav.dashboard')}
      </NavLink>
      <a
        className={styles.dial}
        href={`tel:${team.shortDial}`}
        aria-label={text('app.nav.dial', { number: team.shortDial })}
      >
        <IconPhone size={18} aria-hidden="true" />
        {team.shortDial}
      </a>
      <SchemeToggle inMenu />
    </nav>
  );
}
