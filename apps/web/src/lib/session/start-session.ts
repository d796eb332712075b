import { callGraph } from '../graph/call-graph';
import { forgetSession, keepSession, keepUser, type Permission, rereadSession, type SessionUser } from './session';
import { LogOutDocument, RefreshTokensDocument, SignInDocument, type SignedInUserFragment, WhoAmIDocument } from './session.generated';

/** @throws Problem unauthorized (wrong pair), email-not-verified, too-many-requests. */
export async function signIn(email: string, password: string): Promise<void> {
  const { signIn: answer } = await callGraph(SignInDocument, { email, password });
  startSession(answer!);
}

/** Keeps what a sign-in or an e-mail code answered. */
export function startSession(answer: { accessToken: string; refreshToken: string; user: SignedInUserFragment }): void {
  keepSession({ accessToken: answer.accessToken, refreshToken: answer.refreshToken, user: userOf(answer.user) });
}

/** Who one is now: permissions or the business's name may have changed since the sign-in. */
export async function reloadUser(accessToken: string): Promise<void> {
  const { verifyToken } = await callGraph(WhoAmIDocument, {}, accessToken);
  if (verifyToken) keepUser(userOf(verifyToken));
}

/** Tells the server, and forgets the session whatever it answers. */
export async function signOut(): Promise<void> {
  const session = rereadSession();
  if (session !== null) await callGraph(LogOutDocument, {}, session.accessToken).catch(() => undefined);
  forgetSession();
}

let refreshing: Promise<string | null> | undefined;

/**
 * A new access token in place of `expired`; null where the session is over. One call for all who ask at the same
 * time, in this tab and, by a lock, in all others: a refresh token is good once.
 */
export function refreshSession(expired: string): Promise<string | null> {
  refreshing ??= withLock(async () => {
    const now = rereadSession();
    if (now === null) return null;
    if (now.accessToken !== expired) return now.accessToken;
    try {
      const { refreshTokens } = await callGraph(RefreshTokensDocument, { refreshToken: now.refreshToken });
      keepSession({ ...now, ...refreshTokens! });
      return refreshTokens!.accessToken;
    } catch (error) {
      if (isOver(error)) {
        forgetSession();
        return null;
      }
      throw error;
    }
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

const isOver = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'unauthorized' || error.code === 'session-expired');
const withLock = <T>(work: () => Promise<T>): Promise<T> => ('locks' in navigator ? navigator.locks.request('bellbird.refresh', work) as Promise<T> : work());

function userOf({ flags, tenant, permissions, ...user }: SignedInUserFragment): SessionUser {
  return {
    ...user,
    termsAccepted: flags.acceptTermsAndConditions,
    tenant: tenant ? { name: tenant.name ?? '', country: tenant.country ?? 'AU', timeZone: tenant.timeZone ?? 'Australia/Sydney' } : null,
    permissions: permissions.filter(({ access }) => access).map(({ permission }) => permission as Permission),
  };
}
