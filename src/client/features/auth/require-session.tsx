import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import type { User } from '../../lib/user.ts';

interface Props {
  children: (user: User) => ReactNode;
}

/** Pages for customers: others log in first and come back; after a logout it is the home page (SPEC §4). */
export function RequireSession({ children }: Props) {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'authenticated') return children(session.user);
  if (session.state === 'unauthenticated' && session.reason === 'logout') return <Navigate to="/" replace />;
  return <Navigate to="/auth/login" replace state={{ from: location }} />;
}
