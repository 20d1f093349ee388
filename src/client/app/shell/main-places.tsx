import { team } from 'virtual:team';
import { IconPhone } from '@tabler/icons-react';
import { useId } from 'react';
import { NavLink } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import { menuGroups } from './menu-places.ts';
import styles from './phone-menu.module.css';

interface Props {
  isCustomer: boolean;
  onGo: () => void;
}

/** The places of all readers, and the hotline. */
export function MainPlaces({ isCustomer, onGo }: Props) {
  const text = useText();
  const id = useId();
  return (
    <nav className={styles.groups} aria-label={text('app.header.menu')}>
      {menuGroups.map(({ key, places }) => (
        <section key={key} aria-labelledby={id + key}>
          <p id={id + key} className={styles.label}>
            {text(key)}
          </p>
          <ul className={styles.places}>
            {/* A customer's own list leads to the service. */}
            {places
              .filter(({ to }) => !isCustomer || to !== '/support')
              .map(({ to, key: name, Icon }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.row} onClick={onGo}>
                    <Icon size={22} aria-hidden="true" />
                    {text(name)}
                  </NavLink>
                </li>
              ))}
            {key === 'app.footer.service' ? (
              <li>
                <a className={styles.row} href={`tel:${team.shortDial}`}>
                  <IconPhone size={22} aria-hidden="true" />
                  {text('app.nav.dial', { number: team.shortDial })}
                </a>
              </li>
            ) : null}
          </ul>
        </section>
      ))}
    </nav>
  );
}
