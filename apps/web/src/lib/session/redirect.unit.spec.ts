/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { forgetRedirect, pathOfOurs, redirectIn, rememberedRedirect, rememberRedirect, withRedirect } from './redirect';

describe('where one goes back to after the log-in', () => {
  it.each(['/contacts', '/contacts?search=a%26b&skip=50', '/sms-campaigns/details/1#people'])(
    'is an address of ours: %s',
    (path) => expect(pathOfOurs(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'contacts',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    `/${'a'.repeat(3_000)}`,
  ])('is never another: %j', (path) => expect(pathOfOurs(path)).toBeNull());

  it('stands in the address, and home need not be said', () => {
    expect(withRedirect('/login', '/contacts?search=a&b')).toBe('/login?loginRedirect=%2Fcontacts%3Fsearch%3Da%26b');
    expect(redirectIn('?loginRedirect=%2Fcontacts%3Fsearch%3Da')).toBe('/contacts?search=a');
    expect(redirectIn('?loginRedirect=%2F%2Fevil.example')).toBeNull();
    expect(withRedirect('/login', '/home')).toBe('/login');
  });

  it('is kept beside it until it was used', () => {
    rememberRedirect('/tags');
    expect(rememberedRedirect()).toBe('/tags');
    forgetRedirect();
    expect(rememberedRedirect()).toBeNull();
  });

  it('is not taken from storage that somebody wrote into', () => {
    localStorage.setItem('bellbird.login-redirect', '//evil.example');
    expect(rememberedRedirect()).toBeNull();
  });
});
