import { notificationsConfig } from './notifications.config.js';

const config = (env: Record<string, string>) => notificationsConfig({ env, publicUrl: 'https://bellbird.example' });

describe('where mails go', () => {
  it('is the sandbox unless told, which is looked for at each mail', () => {
    const env: Record<string, string> = {};
    const { mail } = config(env);
    if (mail.provider !== 'sandbox') throw new Error('It is not the sandbox.');
    expect(mail.sandbox()).toEqual({ url: '', key: '' });
    Object.assign(env, { SANDBOX_URL: 'http://127.0.0.1:4567/', SANDBOX_KEY: 'k' });
    expect(mail.sandbox()).toEqual({ url: 'http://127.0.0.1:4567', key: 'k' });
    expect(mail.from).toContain('<no-reply@');
  });

  it('is an SMTP server where that is named whole', () => {
    const env = {
      MAIL_PROVIDER: 'smtp',
      SMTP_URL: 'smtps://u:p@mail.example.com:465',
      MAIL_FROM: 'Bellbird <no-reply@example.com>',
    };
    expect(config(env).mail).toEqual({ provider: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM });
    expect(config({ ...env, MAIL_FROM: 'no-reply@example.com' }).mail.from).toBe('no-reply@example.com');
  });

  it.each([
    [{ MAIL_PROVIDER: 'smtp', MAIL_FROM: 'a@b.co' }, 'SMTP_URL is not set'],
    [{ MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://h' }, 'MAIL_FROM is not set'],
    [{ MAIL_PROVIDER: 'smtp' }, 'SMTP_URL is not set; MAIL_FROM is not set'],
    [{ SMTP_URL: 'smtp://h' }, 'MAIL_PROVIDER is not set'],
    [{ MAIL_PROVIDER: 'smtp', SMTP_URL: 'http://h', MAIL_FROM: 'a@b.co' }, 'SMTP_URL must be'],
    [{ MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://h', MAIL_FROM: 'Bellbird' }, 'MAIL_FROM must be'],
    [{ MAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://h', MAIL_FROM: 'a@b.co\r\nBcc: x@y.co' }, 'MAIL_FROM must be'],
    [{ MAIL_PROVIDER: 'post' }, 'MAIL_PROVIDER must be one of sandbox, smtp'],
  ] as [Record<string, string>, string][])(
    'half set stops the start and names what is missing: %j',
    (env, sentence) => {
      expect(() => config(env)).toThrow(sentence);
    },
  );
});
