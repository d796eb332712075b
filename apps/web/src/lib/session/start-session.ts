import { callGraph } from '../graph/call-graph';
import { keepSecondStep, keptDevice } from './second-step';
import {
  forgetSession,
  keepLocked,
  keepSession,
  keepUser,
  rereadSession,
  type Permission,
  type Session,
  type SessionUser,
} from './session';
import {
  LogOutDocument,
  RefreshTokensDocument,
  SignInDocument,
  VerifyEmailDocument,
  WhoAmIDocument,
  type SignedInUserFragment,
} from './session.generated';

/**
 * Whether the person is in: else the tab has what the second step needs.
 * @throws Problem unauthorized (wrong pair), email-not-verified, too-many-requests.
 */
export async function signIn(email: string, password: string): Promise<boolean> {
  const { signIn: answer } = await callGraph(SignInDocument, { email, password, deviceToken: keptDevice(email) });
  return beginSession(answer!, email);
}

/** What any log-in answers: tokens, or that a second step is due. */
export interface LogInAnswer {
  accessToken: string | null;
  refreshToken: string | null;
  user: SignedInUserFragment | null;
  secondStepToken: string | null;
}

/** Starts the session, or keeps what its second step needs; true where the person is in. */
export function beginSession(answer: LogInAnswer, email: string): boolean {
  const { accessToken, refreshToken, user, secondStepToken } = answer;
  if (accessToken !== null && refreshToken !== null && user !== null) {
    startSession({ accessToken, refreshToken, user });
    return true;
  }
  if (secondStepToken !== null) keepSecondStep({ token: secondStepToken, email });
  return false;
}

/** The code that came by e-mail proves the address and signs in. @throws Problem invalid-code, too-many-requests. */
export async function verifyEmail(email: string, code: string): Promise<void> {
  const { verifyEmail: answer } = await callGraph(VerifyEmailDocument, { email, code });
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

/** Forgets the session at once, and tells the server, whose failure changes nothing (spec point 4). */
export async function signOut(): Promise<void> {
  const session = rereadSession();
  forgetSession('log-out');
  if (session !== null) await endOnServer(session).catch(() => undefined);
}

/** An access token lives minutes: where it has run out, a last refresh lets the session be ended rather than left to age. */
async function endOnServer({ accessToken, refreshToken }: Session): Promise<void> {
  try {
    await callGraph(LogOutDocument, {}, accessToken);
  } catch (error) {
    if (!isOver(error)) throw error;
    const { refreshTokens } = await callGraph(RefreshTokensDocument, { refreshToken });
    await callGraph(LogOutDocument, {}, refreshTokens!.accessToken);
  }
}

let refreshing: Promise<string | null> | undefined;

/**
 * A new access token in place of `expired`; null where the session is over or locked. One call for all who ask at the same
 * time, in this tab and, by a lock, in all others: a refresh token is good once. A 401 signs out, or locks where that is
 * what the server says; a server that cannot be reached does neither.
 * @throws Problem offline, unavailable …
 */
export function refreshSession(expired: string): Promise<string | null> {
  refreshing ??= withLock(async () => {
    const before = rereadSession();
    if (before === null) return null;
    if (before.accessToken !== expired) return before.accessToken;
    try {
      const { refreshTokens } = await callGraph(RefreshTokensDocument, { refreshToken: before.refreshToken });
      return keepTokens(before, refreshTokens!);
    } catch (error) {
      if (isCode(error, 'session-locked')) {
        if (rereadSession()?.refreshToken === before.refreshToken) keepLocked();
        return null;
      }
      if (!isOver(error)) throw error;
      if (rereadSession()?.refreshToken === before.refreshToken) forgetSession('expired');
      return null;
    }
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/** Not where the person logged out, or somebody else logged in, while the answer was on its way. */
function keepTokens(before: Session, tokens: { accessToken: string; refreshToken: string }): string | null {
  const now = rereadSession();
  if (now?.refreshToken !== before.refreshToken) return now?.accessToken ?? null;
  keepSession({ ...now, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
  // A new token may carry other permissions than the old one.
  reloadUser(tokens.accessToken).catch(() => undefined);
  return tokens.accessToken;
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code as string);
const isOver = (error: unknown): boolean => isCode(error, 'unauthorized', 'session-expired');
/** Pages that are not served over TLS have no locks; the server takes a repeated refresh of the same moment. */
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request('bellbird.refresh', work) as Promise<T>) : work();

function userOf({ flags, tenant, permissions, enrolmentDue, ...user }: SignedInUserFragment): SessionUser {
  return {
    ...user,
    termsAccepted: flags.acceptTermsAndConditions,
    enrolmentDue: enrolmentDue === true,
    twoFactor: flags.twoFactorAuthentication,
    hasPassword: flags.hasPassword,
    tenant: tenant
      ? {
          name: tenant.name ?? '',
          country: tenant.country ?? 'AU',
          timeZone: tenant.timeZone ?? 'Australia/Sydney',
          lockAfterMinutes: tenant.lockAfterMinutes ?? 0,
        }
      : null,
    permissions: permissions.filter(({ access }) => access).map(({ permission }) => permission as Permission),
  };
}
