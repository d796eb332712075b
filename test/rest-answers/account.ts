import { eventually } from '@bellbird/testing';
import { Client } from '../support/client.js';
import type { Story } from './story.js';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const basic = (email: string, password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
});

/** Signing up, in and out, and a new password: by somebody of their own, whose sessions end here. */
export async function askAuth({ product, askAs }: Story): Promise<void> {
  const guest = product.guest();
  const email = 'signed-up@example.com';
  const person = {
    firstName: 'Ada',
    lastName: "O'Neil",
    email,
    password: 'Bellbird1!',
    businessName: 'Night Market',
    country: 'NZ',
    timeZone: 'Pacific/Auckland',
    acceptTermsAndConditions: true,
  };
  const signIn = 'POST /auth/sign-in';
  const code = 'GET /auth/validate-email-account/code/{email}/{securityCode}';
  await askAs(guest, 'POST /auth/sign-up', 'somebody new', { body: person });
  await askAs(guest, 'POST /auth/sign-up', 'a country that there is not', { body: { ...person, country: 'XX' } });
  await askAs(guest, signIn, 'before the address is verified', { headers: basic(email, 'Bellbird1!') });
  await askAs(guest, 'GET /auth/resend-email-validate-account/{email}', 'somebody new', { path: email });
  await askAs(guest, code, 'a wrong code', { path: { email, securityCode: 'abcdef' } });
  const securityCode = await product.codeOf(email);
  const first = await askAs<Tokens>(guest, code, 'the code of the mail', { path: { email, securityCode } });
  await askAs(guest, code, 'the code of the mail, again', { path: { email, securityCode } });
  await askAs(guest, 'POST /auth/sign-up', 'an address that is taken', { body: { ...person, firstName: 'Eve' } });

  const ada = new Client(product.url, first.accessToken);
  await askAs(ada, 'GET /auth/verify-token', 'somebody new');
  await askAs(guest, signIn, 'a wrong password', { headers: basic(email, 'Bellbird9!') });
  await askAs(guest, signIn, 'an unknown address', { headers: basic('nobody@example.com', 'Bellbird1!') });
  // The session that the code opened ends with it.
  const again = await askAs<Tokens>(guest, signIn, 'with a password', { headers: basic(email, 'Bellbird1!') });
  const refreshing = new Client(product.url, again.refreshToken);
  await askAs(refreshing, 'POST /auth/refresh-tokens', 'once');
  await askAs(refreshing, 'POST /auth/refresh-tokens', 'a token that was used');
  await askAs(new Client(product.url, again.accessToken), 'POST /auth/log-out', 'out');

  await askAs(guest, 'POST /auth/forgot-password/{email}', 'a known address', { path: email });
  await askAs(guest, 'POST /auth/forgot-password/{email}', 'an unknown address', { path: 'nobody@example.com' });
  const confirm = 'POST /auth/forgot-password/confirmation/{jwt}';
  const asked = { path: await resetToken(guest, email), body: { password: 'Bellbird2!' } };
  await askAs(guest, confirm, 'a password that is too simple', { ...asked, body: { password: 'bellbird' } });
  await askAs(guest, confirm, 'the link of the mail', asked);
  await askAs(guest, confirm, 'the link of the mail, again', asked);
  await askAs(guest, signIn, 'with the new password', { headers: basic(email, 'Bellbird2!') });
}

const resetToken = (guest: Client, email: string): Promise<string> =>
  eventually(
    async () => {
      const mails = await guest.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=5`);
      const found = mails.map(({ text }) => /reset-password\/([\w.-]+)/.exec(text)?.[1]).find(Boolean);
      if (found === undefined) throw new Error('no link yet');
      return found;
    },
    { timeoutMs: 20_000 },
  );

interface Upload {
  id: string;
  bucketPath: string;
  uploadUrl: string;
}

/** Sixteen pixels a side, the least that an avatar may have. */
const face = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEVcJLj2jjAWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=',
  'base64',
);

/** What a person keeps with their account. */
export async function askUser({ ask }: Story): Promise<void> {
  await ask('GET /users/flags', 'at first');
  await ask('PUT /users/flags', 'one', { body: { welcomeTourSkipped: true } });
  await ask('GET /users/flags', 'once one is set');
  await ask('PUT /users/markers', 'two and a double', { body: { markers: ['contacts', 'tags', 'contacts'] } });
  await ask('PUT /users/basic-information', 'a name', { body: { firstName: 'Mia', lastName: "O'Chen" } });

  const image = { name: 'mia.png', contentType: 'image/png', bytes: face.length, purpose: 'avatar' };
  const upload = await ask<Upload>('POST /files', 'an avatar', { body: image });
  const { id, bucketPath, uploadUrl } = upload;
  await ask('PUT /users/avatar', 'an image that is not there', { body: { bucketPath } });
  await ask('POST /files/{id}/complete', 'too early', { path: id });
  const put = await fetch(uploadUrl, { method: 'PUT', body: face, headers: { 'content-type': 'image/png' } });
  if (!put.ok) throw new Error(`the image was answered ${put.status}`);
  await ask('POST /files/{id}/complete', 'an avatar', { path: id });
  await ask('GET /files/{id}', 'an avatar', { path: id });
  await ask('PUT /users/avatar', 'an image', { body: { bucketPath } });
  await ask('DELETE /files/{id}', 'one in use', { path: id });
  await ask('DELETE /users/avatar', 'an image');
  await ask('DELETE /users/avatar', 'none');
  const unused = await ask<Upload>('POST /files', 'one that nothing uses', { body: image });
  await ask('DELETE /files/{id}', 'one that nothing uses', { path: unused.id });

  const draft = { name: 'Soup', message: 'Soup is back', whatever: [1, null, 'x'] };
  await ask('PUT /users/save-draft-quick-campaign', 'a draft', { body: draft });
  await ask('PUT /users/save-draft-campaign', 'a draft', { body: draft });
  await ask('GET /auth/verify-token', 'with drafts');
  await ask('PUT /users/discard-draft-quick-campaign', 'a draft');
  await ask('PUT /users/discard-draft-campaign', 'a draft');
  await ask('PUT /users/discard-draft-campaign', 'none');

  await ask('PUT /users/password', 'a wrong one', { body: { currentPassword: 'Bellbird9!', password: 'Bellbird2!' } });
  await ask('PUT /users/password', 'a new one', { body: { currentPassword: 'Bellbird1!', password: 'Bellbird2!' } });
}

/** The business and its money. Leaves 30.00 to spend. */
export async function askBusiness(story: Story): Promise<void> {
  const { ask, askAs, owner } = story;
  const settings = '/tenants/account-settings';
  await ask('GET /tenants/tenant-from-user', 'at first');
  await ask('GET /tenants/flags', 'none');
  await ask('PUT /tenants/flags', 'two', { body: { tourSeen: true, hintSeen: false } });
  await ask('GET /tenants/flags', 'two');
  await ask(`GET ${settings}/details`, 'at first');
  await ask(`PUT ${settings}/details`, 'some', {
    body: { name: 'Corner Cafe', city: 'Newtown', postCode: '2042', website: 'https://cafe.example.com' },
  });
  await ask(`PUT ${settings}/details`, 'an old version', { body: { city: 'Enmore', version: 1 } });
  await ask(`GET ${settings}/details`, 'changed');
  await ask(`GET ${settings}/branding`, 'at first');
  const icon = await ask<Upload>('POST /files', 'an icon', {
    body: { name: 'icon.png', contentType: 'image/png', bytes: face.length, purpose: 'icon' },
  });
  await fetch(icon.uploadUrl, { method: 'PUT', body: face, headers: { 'content-type': 'image/png' } });
  await ask(`PUT ${settings}/branding`, 'an icon', { body: { icon: { bucketPath: icon.bucketPath } } });
  await ask(`PUT ${settings}/branding`, 'an image of somebody else', {
    body: { icon: { bucketPath: 'somebody/icon.png' } },
  });
  await ask(`GET ${settings}/branding`, 'an icon');
  await ask(`GET ${settings}/privacy-policy`, 'at first');
  await ask(`PUT ${settings}/privacy-policy`, 'a text', { body: { type: 'inline', content: 'We keep it to us.' } });
  await ask(`PUT ${settings}/privacy-policy`, 'an address that is missing', { body: { type: 'url' } });
  await ask(`GET ${settings}/privacy-policy`, 'a text');
  await askAs(story.product.guest(), 'GET /tenants/public/{tenantUuid}', 'a guest', { path: story.tenantId });
  await askAs(story.product.guest(), 'GET /tenants/privacy-policy/{tenantUuid}', 'a guest', { path: story.tenantId });
  await ask(`PUT ${settings}/branding`, 'a colour', { body: { colours: { primary: '#FFDD00' } } });
  await ask(`PUT ${settings}/branding`, 'no colour', { body: { colours: { primary: 'yellow' } } });
  await ask(`PUT ${settings}/details`, 'an ABN', { body: { abn: '51 824 753 556', phone: '(02) 5550 0123' } });
  await ask(`PUT ${settings}/details`, 'no ABN', { body: { abn: '51 824 753 557' } });
  await ask(`GET ${settings}/opening-hours`, 'at first');
  // Far away, so that what follows for now is the same on every day.
  await ask(`PUT ${settings}/opening-hours`, 'one other day', {
    body: { exceptions: [{ date: '2099-01-01', hours: [{ from: '10:00', to: '24:00' }], note: 'A hundred years' }] },
  });
  await ask(`PUT ${settings}/opening-hours`, 'an overlap', {
    body: {
      weekly: {
        monday: [
          { from: '07:00', to: '12:00' },
          { from: '11:30', to: '15:00' },
        ],
      },
    },
  });
  await ask(`PUT ${settings}/opening-hours`, 'an old version', { body: { weekly: {}, version: 1 } });
  await ask('PUT /tenants/opening-hours', 'by its short name', { body: { weekly: {} } });
  await ask(`GET ${settings}/opening-hours`, 'one other day');
  await ask('GET /tenants/tenant-from-user', 'changed');

  const topUp = 'POST /tenants/top-up-account/payment-intent';
  const card = 'POST /tenants/add-credit-card';
  await ask('GET /tenants/billing-information', 'at first');
  await ask('GET /tenants/payment-methods', 'none');
  const first = await ask(card, 'the first', { body: { paymentMethod: await story.card() } });
  const second = await ask(card, 'the second', { body: { paymentMethod: await story.card('5555555555554444') } });
  await ask(card, 'declined', { body: { paymentMethod: await story.card('4000000000000002') } });
  await ask('GET /tenants/payment-methods', 'two');
  await ask('PUT /tenants/default-payment-method/{id}', 'the second', { path: second.id });
  await ask('DELETE /tenants/payment-method/{id}', 'the second', { path: second.id });
  await ask('DELETE /tenants/payment-method/{id}', 'the second, again', { path: second.id });
  await ask('GET /tenants/billing-information', 'with a card');

  await ask(topUp, 'too little', { body: { amount: '4.99' } });
  await ask(topUp, 'to be confirmed', { body: { amount: '10.00' } });
  await ask(topUp, 'confirmed at once', { body: { amount: '30.00', paymentMethod: first.id } });
  await eventually(
    async () => {
      if ((await owner.balance()) !== '30.00') throw new Error('not credited yet');
    },
    { timeoutMs: 30_000, everyMs: 50 },
  );
  await story.told('prepaid-package-payment-succeed');
  await ask('GET /tenants/balance-information', 'once it is credited');
  await ask('GET /tenants/billing-history', 'once it is credited');
}
