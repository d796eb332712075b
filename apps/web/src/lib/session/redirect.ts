import { store, stored } from '../stored';

/** The address of a page that asks for something first says where the person was going (spec point 2). */
export const redirectParameter = 'loginRedirect';
const key = 'bellbird.login-redirect';
const lockedKey = 'bellbird.locked-page';

/** `path` as an address of ours, or null: "//elsewhere.example", "/\elsewhere.example" and their like would lead away. */
export function pathOfOurs(path: string | null): string | null {
  if (path === null || !path.startsWith('/') || path.length > 2_000) return null;
  try {
    const { origin, pathname, search, hash } = new URL(path, location.origin);
    // Dots may fold into two slashes: "/.//elsewhere.example".
    return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** "/login?loginRedirect=%2Fcontacts": in the address, so that each tab goes back to its own page. */
export const withRedirect = (to: string, from: string): string =>
  from === '/' || from === '/home' ? to : `${to}?${redirectParameter}=${encodeURIComponent(from)}`;
export const redirectIn = (search: string): string | null =>
  pathOfOurs(new URLSearchParams(search).get(redirectParameter));

/** Kept beside the address, for who signs up or resets a password on the way. */
export const rememberRedirect = (path: string): boolean => store(key, path);
export const rememberedRedirect = (): string | null => pathOfOurs(stored(key));
export const forgetRedirect = (): boolean => store(key, null);

/** The page that a lock took away: each tab's own, and not in the address, where anybody could read what was searched for. */
export const rememberLockedPage = (path: string): boolean => store(lockedKey, path, 'tab');
export const forgetLockedPage = (): boolean => store(lockedKey, null, 'tab');
export const lockedPage = (): string => pathOfOurs(stored(lockedKey, 'tab')) ?? '/home';
