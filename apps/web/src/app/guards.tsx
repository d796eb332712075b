import { useEffect, useRef } from 'react';
import { Navigate, Outlet, redirect, useLocation, useNavigate, type MiddlewareFunction } from 'react-router-dom';
import { lockPath, platformPath, securityPath } from '../lib/paths';
import {
  forgetRedirect,
  lockedPage,
  redirectIn,
  rememberedRedirect,
  rememberLockedPage,
  rememberRedirect,
  withRedirect,
} from '../lib/session/redirect';
import { currentSession, isAdmin, isLocked, lastEnding, useSession, type SessionUser } from '../lib/session/session';
import { titleOfPage } from '../ui/page/page-title';
import { appTexts } from './app.texts';

/** What the log-in is told when it is opened in place of a page. */
export interface CameFrom {
  sessionExpired?: boolean;
  /** How the page called itself that one is sent back to. */
  pageTitle?: string | undefined;
  /** Whose session it was. */
  email?: string;
}

export const isMerchant = (user: SessionUser): boolean => user.role === 'merchant' && user.tenant !== null;

/** Everybody else goes to the log-in, which brings them back to where they were going; terms are accepted first (spec point 2), and a second step is set up where the business asks for one. */
export function SignedInOnly({ beforeTerms = false }: { beforeTerms?: boolean }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const wasSignedIn = useRef(session?.user.email);
  const needsTerms = session !== null && !session.user.termsAccepted && !beforeTerms;
  const isIn = session !== null && !needsTerms && !beforeTerms;
  useEffect(() => {
    if (session !== null) wasSignedIn.current = session.user.email;
    if (isIn) forgetRedirect();
  }, [session, isIn]);

  if (session === null) {
    if (wasSignedIn.current === undefined) return <Navigate to={withRedirect('/login', pathname + search)} replace />;
    if (lastEnding() === 'log-out') return <Navigate to="/login" replace />;
    return (
      <Navigate
        to={withRedirect('/login', pathname + search)}
        replace
        state={
          {
            sessionExpired: true,
            pageTitle: pathname === '/home' ? appTexts.home : titleOfPage(),
            email: wasSignedIn.current,
          } satisfies CameFrom
        }
      />
    );
  }
  if (session.isLocked === true) return <ToLockScreen />;
  if (needsTerms) return <Navigate to={withRedirect('/accept-terms-and-conditions', pathname + search)} replace />;
  if (session.user.enrolmentDue === true && pathname !== securityPath) return <Navigate to={securityPath} replace />;
  // Somebody else who signs in, here or in another tab, starts with pages of their own.
  return <Outlet key={session.user.id} />;
}

/** Takes the whole page away, and keeps where it was. */
function ToLockScreen() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const page = pathname + search + hash;
  useEffect(() => {
    rememberLockedPage(page);
    void navigate(lockPath, { replace: true });
  }, [page, navigate]);
  return null;
}

/** The lock screen itself: unlocked one is back at the page before; a session that is over leads to the log-in. */
export function LockedOnly() {
  const session = useSession();
  if (session?.isLocked === true) return <Outlet />;
  if (session !== null) return <Navigate to={lockedPage()} replace />;
  if (lastEnding() !== 'expired') return <Navigate to="/login" replace />;
  return (
    <Navigate to={withRedirect('/login', lockedPage())} replace state={{ sessionExpired: true } satisfies CameFrom} />
  );
}

/** A guest who opens a page goes to the log-in at once, and who has locked it to the lock screen. */
export const sendGuestsToLogin: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (currentSession() === null) throw redirect(withRedirect('/login', pathname + search));
  if (isLocked()) {
    rememberLockedPage(pathname + search);
    throw redirect(lockPath);
  }
  return next();
};

/** Pages of a business. The platform's admin, who has none, has a home of their own; elsewhere it is said that this is not for them. */
export function MerchantsOnly() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session !== null && !isMerchant(session.user))
    return <Navigate to={isAdmin(session.user) && pathname === '/home' ? platformPath : '/not-authorized'} replace />;
  return <Outlet />;
}

/** Pages of the platform's admin alone. */
export function AdminsOnly() {
  const session = useSession();
  if (session !== null && !isAdmin(session.user))
    return <Navigate to="/not-authorized" replace state={{ isOfPlatform: true }} />;
  return <Outlet />;
}

/** Pages that only make sense before the log-in: who is signed in goes home, or to where they were going. */
export function GuestsOnly() {
  const session = useSession();
  const { search } = useLocation();
  const redirect = redirectIn(search);
  useEffect(() => {
    if (redirect !== null) rememberRedirect(redirect);
  }, [redirect]);
  if (session !== null) return <Navigate to={redirect ?? rememberedRedirect() ?? '/home'} replace />;
  return <Outlet />;
}

/** The bare address. A guest goes to the log-in directly, without loading what only comes after it. */
export const Start = () => <Navigate to={useSession() === null ? '/login' : '/home'} replace />;
