import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { notify } from '../lib/notices.ts';
import { type Session, useSession } from '../lib/session.ts';
import { BootScreen } from './boot-screen.tsx';

/** Nothing is shown before the session is known; afterwards it follows logins, logouts and lost sessions. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  useForgetAnswers(session);
  useLoginAfterExpiry(session);
  return session.state === 'loading' ? <BootScreen /> : children;
}

/** What one customer was told must not be shown to the next. */
function useForgetAnswers(session: Session): void {
  const { mutate } = useSWRConfig();
  const userId = session.state === 'authenticated' ? session.user.id : undefined;
  const last = useRef(userId);
  useEffect(() => {
    if (last.current && last.current !== userId) void mutate(() => true, undefined, { revalidate: false });
    last.current = userId;
  }, [userId, mutate]);
}

/** SPEC §8: alert, token removed (done by the session), to the login; DECISIONS: and back afterwards. */
function useLoginAfterExpiry(session: Session): void {
  const navigate = useNavigate();
  const location = useLocation();
  const expired = session.state === 'unauthenticated' && session.reason === 'expired';
  const from = useRef(location);
  from.current = location;
  useEffect(() => {
    if (!expired) return;
    notify({ kind: 'error', key: 'app.session.expired' });
    if (from.current.pathname !== '/auth/login')
      void navigate('/auth/login', { state: { from: from.current } });
  }, [expired, navigate]);
}
