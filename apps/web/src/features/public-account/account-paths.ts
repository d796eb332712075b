/** Addresses of the pages before the log-in. */
export const loginPath = '/login';
export const signUpPath = '/sign-up';
/** Of an invitation, once its token is out of the address. */
export const invitedPath = '/invited-sign-up';
export const forgotPath = '/forgot-password';
export const verifyPath = (email: string): string => `/verify-email?email=${encodeURIComponent(email)}`;

/** What one of these pages tells the next; none of it is needed by who opens an address directly. */
export interface AccountState {
  sessionExpired?: boolean;
  /** How the page calls itself that one is sent back to. */
  pageTitle?: string;
  passwordChanged?: boolean;
  /** What was typed already. */
  email?: string;
}
