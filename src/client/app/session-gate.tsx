import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../lib/notices.ts';
import { type Session, useSession } from '../lib/session.ts';
import { BootScreen } from './boot-screen.tsx';

/** Nothing is shown before the session is known; afterwards it follows logins, logouts and lost sessions. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  useLoginAfterExpiry(session);
  return session.state === 'loading' ? <BootScreen /> : children;
}

/**
 * SPEC §8: alert, token removed (done by the session), to the login; DECISIONS: and back afterwards. Once for each
 * lost session: whoever then prefers to look around as a guest may.
 */
function useLoginAfterExpiry(session: Session): void {
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
}
