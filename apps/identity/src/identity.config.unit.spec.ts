import type { Platform } from '@bellbird/service-host';
import { identityConfig } from './identity.config.js';

const read = (env: Record<string, string>) =>
  identityConfig({ env, publicUrl: 'http://localhost', secret: 'x'.repeat(32) } as Partial<Platform> as Platform);
const sandbox = { SANDBOX_URL: 'http://127.0.0.1:4001' };

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
