import { useSyncExternalStore } from 'react';
import type { Permission } from '@bellbird/field-rules';
import { store, stored, storedJson } from '../stored';
import { forgetLockedPage, forgetRedirect } from './redirect';

export type { Permission };

/** Who is signed in, as the sign-in told it; kept so that the first paint after a reload knows it. */
export interface SessionUser {
  id: string;
  role: string;
  email: string;
  firstName: string;
  lastName: string;
  termsAccepted: boolean;
  /** Not in a session that an older release kept, until its next refresh. */
  twoFactor?: boolean;
  /** False for who only logs in with Google; not there as `twoFactor`. */
  hasPassword?: boolean;
  /** The business asks for a second step that is not set up: until then only the own security page is open. */
  enrolmentDue?: boolean;
  /** `lockAfterMinutes`: when a screen locks itself; 0, or not there: never. */
  tenant: { name: string; country: string; timeZone: string; lockAfterMinutes?: number } | null;
  permissions: Permission[];
  /** Where their picture is; not there, or null: none. */
  avatar?: { url: string } | null;
  /** Where the platform's support looks at a business: which, and until when. Nothing can be changed then. */
  support?: { businessName: string; until: string } | null;
}

export interface Session {
  accessToken: string;
  refreshToken: string;
  user: SessionUser;
  /** Nothing is shown in any tab until its person has proved who they are. */
  isLocked?: boolean;
}

/** Why nobody is signed in any more. */
export type Ending = 'log-out' | 'expired';

const sessionKey = 'bellbird.session';
const endingKey = 'bellbird.session-ending';
const trailKey = 'bellbird.trail';
const listeners = new Set<() => void>();
let held: Session | null | undefined;
/** Storage took nothing: the session lives as long as the page. */
let isOnlyHeld = false;

function read(): Session | null {
  const kept = storedJson(sessionKey);
  return isSession(kept) ? kept : null;
}

/** What an older release, or a person, left in storage must not break every page. */
function isSession(kept: unknown): kept is Session {
  if (kept === null || typeof kept !== 'object') return false;
  const { accessToken, refreshToken, user } = kept as Partial<Session>;
  return (
    typeof accessToken === 'string' &&
    typeof refreshToken === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    typeof user.id === 'string' &&
    Array.isArray(user.permissions)
  );
}

const tell = (): void => {
  for (const listener of listeners) listener();
};
/** The trail is each tab's own. */
const forgetTrail = (): boolean => store(trailKey, null, 'tab');

/** Another tab signed in, refreshed or signed out: this one follows. */
addEventListener('storage', (event) => {
  if (event.key !== sessionKey && event.key !== null) return;
  held = read();
  if (held === null) forgetTrail();
  tell();
});

export function currentSession(): Session | null {
  if (held === undefined) held = read();
  return held;
}

/** What storage holds now, which another tab may have written a moment ago. */
export function rereadSession(): Session | null {
  if (!isOnlyHeld) held = read();
  return held ?? null;
}

export function keepSession(session: Session): void {
  held = session;
  store(endingKey, null);
  isOnlyHeld = !store(sessionKey, JSON.stringify(session));
  tell();
}

/**
 * Forgets the person in this browser, in all its tabs. What they typed as drafts is theirs and stays with their id; where
 * they were going is kept only where they did not choose to leave.
 */
export function forgetSession(ending: Ending): void {
  held = null;
  // Before the session goes, so that a tab that notices finds out why.
  store(endingKey, ending);
  if (ending === 'log-out') {
    forgetRedirect();
    forgetLockedPage();
  }
  store(sessionKey, null);
  forgetTrail();
  tell();
}

/** Why the last session ended; null once there is one again. */
export const lastEnding = (): Ending | null => stored(endingKey) as Ending | null;

export function keepUser(change: Partial<SessionUser>): void {
  // Read anew: the tokens beside the user may be another tab's, newer than ours.
  const session = rereadSession();
  if (session === null) return;
  const user = { ...session.user, ...change };
  if (JSON.stringify(user) !== JSON.stringify(session.user)) keepSession({ ...session, user });
}

/** From now on every tab shows the lock screen alone; a reload changes nothing of that. */
export function keepLocked(): void {
  const session = rereadSession();
  if (session !== null && session.isLocked !== true) keepSession({ ...session, isLocked: true });
}

export const isLocked = (): boolean => currentSession()?.isLocked === true;

/** A newer access token of the session there is; none where it was left meanwhile. */
export function keepAccessToken(accessToken: string): void {
  const session = rereadSession();
  if (session !== null) keepSession({ ...session, accessToken });
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

/** Whether it is the platform's admin, who belongs to no business. */
export const isAdmin = ({ role }: SessionUser): boolean => role === 'admin';

/** The business's zone, in which every time of the product is shown. */
export const useTimeZone = (): string => useUser().tenant?.timeZone ?? 'Australia/Sydney';

/** Owners and administrators may everything of their business, and the platform's admin what a page that is theirs, too, offers (spec point 6). */
export function may(user: SessionUser, ...anyOf: Permission[]): boolean {
  if (isAdmin(user)) return true;
  return user.permissions.some((each) => each === 'owner' || each === 'administrator' || anyOf.includes(each));
}
export const useMay = (...anyOf: Permission[]): boolean => may(useUser(), ...anyOf);
