import { mailTemplates, type TemplateName } from './mail-templates.js';
import { checkValues, renderMail } from './render-mail.js';

const values = {
  firstName: 'Mia',
  code: '123456',
  link: 'https://bellbird.example/reset-password/abc_-1',
  email: 'mia@example.com',
  businessName: 'Corner Café',
  invitedBy: 'Mia Chen',
  days: '7',
  by: 'Ava Stone',
  reason: 'Texts stay queued',
  until: '15:40 on 25-11-2026',
  left: '3',
  device: 'Firefox on Windows',
  address: '203.0.113.7',
  at: 'Sunday 22 November at 10:13 (Australia/Sydney)',
  newEmail: 'mia.new@example.com',
  googleEmail: 'mia@gmail.example',
  total: '1',
  items: '[{"title":"Sam joined","text":"","url":"https://bellbird.example/users/1"}]',
  settings: 'https://bellbird.example/account/settings',
  kinds: 'Someone joined',
  unsubscribe: 'https://bellbird.example/api/notifications/unsubscribe/x',
};
const names = Object.keys(mailTemplates) as TemplateName[];

describe('the mails', () => {
  it('show the code big, and in the plain text as one sentence', () => {
    const { subject, text, html } = renderMail('verify-email', values);
    expect(subject).toBe('Your Bellbird code is 123456');
    expect(text).toContain('\nYour code is 123456\n');
    expect(html).toMatch(/font-size:32px[^>]*>123456</);
  });

  it('hold no other six digits that a person or a script could take for the code', () => {
    const { subject, text, html } = renderMail('verify-email', values);
    for (const part of [subject, text, html])
      expect([...new Set([...part.matchAll(/\d{6,}/g)].map(([digits]) => digits))]).toEqual(['123456']);
  });

  it.each(['reset-password', 'email-already-registered'] as const)(
    '%s shows its link, alone on a line of the text',
    (name) => {
      const { text, html } = renderMail(name, values);
      expect(text.split('\n')).toContain(values.link);
      expect(html).toContain(`href="${values.link}"`);
    },
  );

  it('speak to people by their first name, and do without where there is none', () => {
    for (const name of names) {
      expect(renderMail(name, values).text).toMatch(/^Hi Mia,\n/);
      expect(renderMail(name, { ...values, firstName: '' }).text).toMatch(/^Hi,\n/);
    }
  });

  it('show every value as text, never as markup', () => {
    const evil = '"><img src=x onerror=alert(1)>&\'';
    for (const name of names) {
      const { html, text } = renderMail(name, { firstName: evil, code: evil, link: `https://x.example/${evil}` });
      expect(html).not.toMatch(/<img|"><img/);
      expect(text).toContain(evil);
    }
  });

  it('make no link of what is no web address', () => {
    expect(renderMail('reset-password', { ...values, link: 'javascript:alert(1)' }).html).not.toContain('href');
  });

  it('have a subject of one line whatever the values hold', () => {
    expect(renderMail('verify-email', { ...values, code: '1\r\nBcc: eve@example.com' }).subject).toBe(
      'Your Bellbird code is 1 Bcc: eve@example.com',
    );
  });

  it('are refused where a value is missing that they need, and name it', () => {
    expect(() => checkValues('verify-email', { firstName: 'Mia' })).toThrow('code');
    expect(() => checkValues('reset-password', { link: '' })).toThrow('link');
    for (const name of names) expect(() => checkValues(name, values)).not.toThrow();
  });
});
