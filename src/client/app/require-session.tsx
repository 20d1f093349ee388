import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../lib/session.ts';
import { UserContext } from '../lib/user.ts';

/**
 * Pages for customers: guests must log in first and return here; after a logout they go to the home page
 * (specification, "Session"), and after the end of their account to a page that says so.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'authenticated') return <UserContext value={session.user}>{children}</UserContext>;
  const reason = session.state === 'unauthenticated' && session.reason;
  if (reason === 'logout' || reason === 'closed')
    return <Navigate to={reason === 'closed' ? '/auth/account-closed' : '/'} replace />;
  return <Navigate to="/auth/login" replace state={{ from: location }} />;
}
