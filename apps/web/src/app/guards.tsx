import { useEffect, useRef } from 'react';
import { Navigate, Outlet, redirect, useLocation, type MiddlewareFunction } from 'react-router-dom';
import {
  forgetRedirect,
  redirectIn,
  rememberedRedirect,
  rememberRedirect,
  withRedirect,
} from '../lib/session/redirect';
import { currentSession, lastEnding, useSession, type SessionUser } from '../lib/session/session';
import { titleOfPage } from '../ui/page-title';
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

/** Everybody else goes to the log-in, which brings them back to where they were going; terms are accepted first (spec point 2). */
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
  if (needsTerms) return <Navigate to={withRedirect('/accept-terms-and-conditions', pathname + search)} replace />;
  // Somebody else who signs in, here or in another tab, starts with pages of their own.
  return <Outlet key={session.user.id} />;
}

/** A guest who opens a page goes to the log-in at once. */
export const sendGuestsToLogin: MiddlewareFunction = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (currentSession() === null) throw redirect(withRedirect('/login', pathname + search));
  return next();
};

/** A wrong role is told so on a page of its own: this client serves merchants, a platform admin has no business to show. */
export function MerchantsOnly() {
  const session = useSession();
  if (session !== null && !isMerchant(session.user)) return <Navigate to="/not-authorized" replace />;
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
