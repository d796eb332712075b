import { keepSession, type SessionUser } from '../lib/session/session';

const mia: SessionUser = {
  id: 'u1',
  role: 'merchant',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Chen',
  termsAccepted: true,
  tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
  permissions: [],
};

/** Somebody is logged in in this browser: Mia of the Corner Café, but for what is said of her here. */
export function logIn(said: Partial<SessionUser> = {}): void {
  keepSession({ accessToken: 'a', refreshToken: 'r', user: { ...mia, ...said } });
}
