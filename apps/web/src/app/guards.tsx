import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { rememberRedirect, takeRedirect, useSession } from '../lib/session/session';

/** Everybody else goes to the log-in, which brings them back to where they were going; terms are accepted first. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === null) {
    rememberRedirect(pathname + search);
    return <Navigate to="/login" replace />;
  }
  if (!session.user.termsAccepted && pathname !== '/accept-terms-and-conditions') return <Navigate to="/accept-terms-and-conditions" replace />;
  return <Outlet />;
}

/** Pages that only make sense before the log-in: who is signed in goes home, or to where they were going. */
export function GuestsOnly() {
  const session = useSession();
  if (session !== null) return <Navigate to={takeRedirect() ?? '/home'} replace />;
  return <Outlet />;
}
