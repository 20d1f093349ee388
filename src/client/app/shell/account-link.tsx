import { IconUser, IconUserCheck } from '@tabler/icons-react';
import { Link } from '../../components/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import styles from './header.module.css';

/**
 * A link to the login, or to the customer's own pages. Only a guest's has words to see: a name that comes later would
 * move what stands beside it, and the main links name these pages. Screen readers always get its name. While it is not
 * known who reads, it leads to the customer's pages, which ask for a login where one is needed.
 */
export function AccountLink() {
  const text = useText();
  const session = useSession();
  const isGuest = session.state === 'unauthenticated';
  const Icon = session.state === 'authenticated' ? IconUserCheck : IconUser;
  const place = text(isGuest ? 'app.nav.login' : 'app.nav.dashboard');
  return (
    <Link
      className={`${styles.tool} ${styles.account}`}
      to={isGuest ? '/auth/login' : '/dashboard'}
      aria-label={place}
    >
      <Icon size={22} aria-hidden="true" />
      {isGuest ? <span>{place}</span> : null}
    </Link>
  );
}
