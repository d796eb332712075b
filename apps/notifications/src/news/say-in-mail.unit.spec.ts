import { notices, optOutNotice, type Notice } from '@bellbird/notices';
import { renderMail } from '../mail/render-mail.js';
import { sayInMail } from './say-in-mail.js';

const publicUrl = 'https://bellbird.example';

describe('a notification in the words of a mail', () => {
  it.each((notices as readonly Notice[]).map((notice) => [notice.type, notice] as const))(
    '%s is plain, and leads into the product',
    (type, { example }) => {
      for (const seesMoney of [true, false]) {
        const { title, text, url } = sayInMail({ type, data: example, alike: 1 }, seesMoney, publicUrl);
        expect(`${title} ${text}`).not.toMatch(/undefined|null|\[object|000000|01920000/);
        expect(url).toMatch(/^https:\/\/bellbird\.example\/[a-z-]+/);
      }
    },
  );

  it('says money to who may see it, and leads nobody else to it', () => {
    const data = { paymentIntentId: 'p', amount: '1050.00', currency: 'AUD', at: '2026-11-20T01:05:00.000Z' };
    const type = 'prepaid-package-payment-succeed';
    expect(sayInMail({ type, data, alike: 1 }, true, publicUrl)).toEqual({
      title: '$1,050.00 was added',
      text: 'It is on your balance.',
      url: 'https://bellbird.example/billing',
    });
    expect(sayInMail({ type, data, alike: 1 }, false, publicUrl).url).toBe('https://bellbird.example/notifications');
  });

  it('is one of many, where many of a day are told as one', () => {
    expect(sayInMail({ type: 'opt-out', data: optOutNotice.example, alike: 1_284 }, false, publicUrl)).toEqual({
      title: '1,284 people opted out',
      text: '',
      url: 'https://bellbird.example/notifications?kind=decisions',
    });
  });

  it('is said by its title alone, of several by their number, and of a day by the business', () => {
    const item = { title: 'Sam <b>Ng</b> joined', text: '', url: `${publicUrl}/users/1` };
    const values = {
      firstName: 'Mia',
      businessName: 'Corner Café',
      total: '1',
      items: JSON.stringify([item]),
      link: `${publicUrl}/notifications`,
      settings: `${publicUrl}/account/settings`,
      kinds: 'Someone joined',
      unsubscribe: `${publicUrl}/api/notifications/unsubscribe/x`,
    };
    const one = renderMail('news', values);
    expect([one.subject, one.unsubscribe]).toEqual(['Sam <b>Ng</b> joined', values.unsubscribe]);
    expect(one.html).toContain('Sam &lt;b&gt;Ng&lt;/b&gt; joined');
    expect(one.text).toContain(`No more mails of: Someone joined:\n${values.unsubscribe}`);
    const many = renderMail('news', { ...values, total: '34' });
    expect(many.subject).toBe('34 news from Bellbird');
    expect(many.text).toContain('And 33 more');
    expect(renderMail('digest', { ...values, total: '34' }).subject).toBe('Today at Corner Café');
  });
});
