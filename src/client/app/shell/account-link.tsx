import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { Link } from '../../components/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

/**
 * A link to the login, or to the customer's own pages. A phone shows only the icon; screen readers always get its name.
 * While it is not known who reads, it leads to the customer's pages, which ask for a login where one is needed.
 */
export function AccountLink() {
  const text = useText();
  const session = useSession();
  const user = session.state === 'authenticated' ? session.user : undefined;
  const isGuest = session.state === 'unauthenticated';
  const Icon = user ? IconUserCheck : IconUser;
  const name = user?.firstName ?? text(isGuest ? 'app.nav.login' : 'app.nav.dashboard');
  return (
    <Link
      className={`${styles.tool} ${styles.account}`}
      to={isGuest ? '/auth/login' : '/dashboard'}
      aria-label={user ? text('app.nav.account', { name }) : name}
    >
      <Icon size={22} aria-hidden="true" />
      <span>{name}</span>
    </Link>
  );
}
