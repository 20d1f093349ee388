import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { Link } from '../../components/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

/**
 * A link to the login, or to the customer's own pages. A phone shows only the icon; screen readers always get its name.
 */
export function AccountLink() {
  const text = useText();
  const session = useSession();
  const known = session.state === 'authenticated';
  const Icon = known ? IconUserCheck : IconUser;
  const name = known ? session.user.firstName : text('app.nav.login');
  return (
    <Link
      className={`${styles.tool} ${styles.account}`}
      to={known ? '/dashboard' : '/auth/login'}
      aria-label={known ? text('app.nav.account', { name }) : name}
    >
      <Icon size={22} aria-hidden="true" />
      <span>{name}</span>
    </Link>
  );
}
