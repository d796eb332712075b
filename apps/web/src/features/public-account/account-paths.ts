/** Addresses of the pages before the log-in. */
export const loginPath = '/login';
export const signUpPath = '/sign-up';
/** Of an invitation, once its token is out of the address. */
export const invitedPath = '/invited-sign-up';
/** Where the second step of a log-in is asked for. */
export const secondStepPath = '/log-in-second-step';
/** Where Google sends people back to. */
export const callbackPath = '/callback';
/** Of a mail's link, once its token is out of the address. */
export const linkPath = '/links';
export const forgotPath = '/forgot-password';
export const verifyPath = (email: string): string => `/verify-email?email=${encodeURIComponent(email)}`;

/** What one of these pages tells the next; none of it is needed by who opens an address directly. */
export interface AccountState {
  sessionExpired?: boolean;
  /** How the page calls itself that one is sent back to. */
  pageTitle?: string;
  passwordChanged?: boolean;
  /** The second step ran out, or was wrong too often. */
  stepOver?: boolean;
  /** What was typed already. */
  email?: string;
}
