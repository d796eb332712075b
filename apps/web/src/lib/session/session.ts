import { useSyncExternalStore } from 'react';

export type Permission = 'owner' | 'administrator' | 'user-editor' | 'merchant-editor' | 'business-editor' | 'campaign-editor';

/** Who is signed in, as the sign-in told it; kept so that the first paint after a reload knows it. */
export interface SessionUser {
  id: string;
  role: string;
  email: string;
  firstName: string;
  lastName: string;
  termsAccepted: boolean;
  tenant: { name: string; country: string; timeZone: string } | null;
  permissions: Permission[];
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  user: SessionUser;
}

const sessionKey = 'bellbird.session';
const redirectKey = 'bellbird.login-redirect';
const listeners = new Set<() => void>();
let held: Session | null | undefined;

function read(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as Session | null;
  } catch {
    return null;
  }
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Another tab signed in, refreshed or signed out: this one follows. */
addEventListener('storage', (event) => {
  if (event.key !== sessionKey && event.key !== null) return;
  held = read();
  tell();
});

export function currentSession(): Session | null {
  if (held === undefined) held = read();
  return held;
}

/** What storage holds now, which another tab may have written a moment ago. */
export function rereadSession(): Session | null {
  held = read();
  return held;
}

export function keepSession(session: Session): void {
  held = session;
  localStorage.setItem(sessionKey, JSON.stringify(session));
  tell();
}

/** Forgets everything of the person in this browser. What the screen typed as drafts is theirs and stays with their id. */
export function forgetSession(): void {
  held = null;
  localStorage.removeItem(sessionKey);
  sessionStorage.removeItem('bellbird.trail');
  tell();
}

export function keepUser(change: Partial<SessionUser>): void {
  const session = currentSession();
  if (session !== null) keepSession({ ...session, user: { ...session.user, ...change } });
}

export const rememberRedirect = (path: string): void => localStorage.setItem(redirectKey, path);
/** Where the person wanted to go before the log-in came between; asked once. */
export function takeRedirect(): string | null {
  const path = localStorage.getItem(redirectKey);
  localStorage.removeItem(redirectKey);
  // A path of ours only: "//elsewhere.example" would lead away.
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const onSessionChange = subscribe;

export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession);

/** The signed-in person; only below the guard that sends everybody else to the log-in. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session === null) throw new Error('Nobody is signed in here.');
  return session.user;
}

/** The business's zone, in which every time of the product is shown. */
export const useTimeZone = (): string => useUser().tenant?.timeZone ?? 'Australia/Sydney';

/** Owners and administrators may everything of their business (spec point 6). */
export function may(user: SessionUser, ...anyOf: Permission[]): boolean {
  return user.permissions.some((each) => each === 'owner' || each === 'administrator' || anyOf.includes(each));
}
export const useMay = (...anyOf: Permission[]): boolean => may(useUser(), ...anyOf);
