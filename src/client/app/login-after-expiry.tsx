import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../lib/notices.ts';
import { type Session, useSession } from '../lib/session.ts';

/**
 * After a session was lost, shows an alert and leads to the login and back (specification, "Session"); the session has
 * already removed its token. This happens once for each lost session, so a visitor may then continue as a guest. It is a part
 * of its own, so that what becomes known of the session does not draw the shell again: a page that the server drew
 * would be taken over in one long task.
 */
export function LoginAfterExpiry() {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const handled = useRef<Session>(undefined);
  useEffect(() => {
    const expired = session.state === 'unauthenticated' && session.reason === 'expired';
    if (!expired || handled.current === session) return;
    handled.current = session;
    notify({ kind: 'error', key: 'app.session.expired' });
    if (location.pathname !== '/auth/login') void navigate('/auth/login', { state: { from: location } });
  }, [session, location, navigate]);
  return null;
}
