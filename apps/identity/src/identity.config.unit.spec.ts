import type { Platform } from '@bellbird/service-host';
import { identityConfig } from './identity.config.js';

const read = (env: Record<string, string>) =>
  identityConfig({ env, publicUrl: 'http://localhost', secret: 'x'.repeat(32) } as Partial<Platform> as Platform);
const sandbox = { SANDBOX_URL: 'http://127.0.0.1:4001', SANDBOX_KEY: 'a key' };

describe('what one caller’s address may do in an hour', () => {
  it.each([
    ['unless told', {}, 20, 60],
    ['with mail that reaches people beside a sandbox of other parts', { ...sandbox, MAIL_PROVIDER: 'smtp' }, 20, 60],
    ['where the sandbox takes the mails', sandbox, null, null],
    [
      'where the sandbox takes the mails and a limit is set',
      { ...sandbox, SIGN_UPS_HOURLY_MOST: '3', MAILS_ASKED_HOURLY_MOST: '4' },
      3,
      4,
    ],
    ['where it is set to be unlimited', { SIGN_UPS_HOURLY_MOST: '0', MAILS_ASKED_HOURLY_MOST: '0' }, null, null],
  ])('%s', (_when, env, signUpsHourlyMost, mailsAskedHourlyMost) => {
    expect(read(env)).toMatchObject({ signUpsHourlyMost, mailsAskedHourlyMost });
  });

  it('is a number', () => {
    expect(() => read({ SIGN_UPS_HOURLY_MOST: 'many' })).toThrow('SIGN_UPS_HOURLY_MOST must be a whole number');
  });
});

describe('13. who vouches for people', () => {
  const google = { IDENTITY_PROVIDER: 'google', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

  it('13. is the sandbox where there is one, Google where told, and nobody else', () => {
    expect(read(sandbox).identityProvider).toMatchObject({
      name: 'sandbox',
      issuer: 'http://localhost/sandbox/oidc',
      reachedAt: 'http://127.0.0.1:4001/sandbox/oidc',
      redirectUri: 'http://localhost/callback',
    });
    expect(read({ ...sandbox, ...google }).identityProvider).toMatchObject({
      issuer: 'https://accounts.google.com',
      reachedAt: null,
      clientId: 'id',
    });
    expect(read({}).identityProvider).toBeNull();
    expect(read({ ...sandbox, IDENTITY_PROVIDER: 'off' }).identityProvider).toBeNull();
  });

  it('13. stops the start where it is half set, and names what is missing', () => {
    expect(() => read({ IDENTITY_PROVIDER: 'google', GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'GOOGLE_CLIENT_SECRET is not set',
    );
    expect(() => read({ IDENTITY_PROVIDER: 'google', GOOGLE_CLIENT_SECRET: 's' })).toThrow(
      'GOOGLE_CLIENT_ID is not set',
    );
    expect(() => read({ ...google, GOOGLE_ISSUER: 'http://accounts.example' })).toThrow('GOOGLE_ISSUER must be');
    expect(() => read({ IDENTITY_PROVIDER: 'sandbox' })).toThrow('SANDBOX_URL is not set');
    expect(() => read({ IDENTITY_PROVIDER: 'apple' })).toThrow('IDENTITY_PROVIDER must be one of sandbox, google, off');
  });
});
