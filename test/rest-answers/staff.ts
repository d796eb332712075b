import { generateSync } from 'otplib';
import { eventually } from '@bellbird/testing';
import { Client } from '../support/client.js';
import { askLists } from './resources.js';
import type { Made, Story } from './story.js';

/** Who works in the business, how they log in, and what is written down of what they did. */
export async function askStaff(story: Story): Promise<void> {
  await askUsers(story);
  await askLogIns(story);
  await askSecondStep(story);
  await askSettings(story);
  await askTrail(story);
}

const editor = [{ permission: 'campaign-editor', access: true }];

async function askUsers(story: Story): Promise<void> {
  const { ask, askAs, owner, product } = story;
  const [sam, kim, joe] = ['sam', 'kim', 'joe'].map((name) => `${name}@example.com`) as [string, string, string];
  const { id } = await ask('POST /users', 'somebody', { body: { email: sam, firstName: 'Sam', permissions: editor } });
  await ask('POST /users', 'somebody who is invited already', { body: { email: sam, permissions: editor } });
  await ask('POST /users/invite', 'two', {
    body: [
      { email: kim, permissions: editor },
      { email: joe, permissions: [] },
    ],
  });
  const [email = '', securityToken = ''] = await invitationOf(owner, sam);
  const path = { email, securityToken };
  const guest = product.guest();
  await askAs(guest, 'GET /auth/invitation/{email}/{securityToken}', 'somebody invited', { path });
  await askAs(guest, 'GET /auth/invitation/{email}/{securityToken}', 'a token that is none', {
    path: { email, securityToken: 'none' },
  });
  const person = { firstName: 'Sam', lastName: 'Ng', password: 'Bellbird1!', acceptTermsAndConditions: true };
  const joined = await askAs<{ accessToken: string; refreshToken: string }>(
    guest,
    'POST /auth/invited-sign-up/{email}/{securityToken}',
    'somebody invited',
    { path, body: person },
  );
  const member = new Client(product.url, joined.accessToken, sam, joined.refreshToken);
  await askAs(member, 'POST /users/access-requests', 'a permission', {
    body: { permission: 'business-editor', page: '/billing' },
  });
  await story.told('access-requested');
  await askLists(story, {
    base: 'users',
    filter: { field: 'email', type: 'text', operation: 'equals', value: kim },
    sortBy: 'email:asc',
  });
  await ask('GET /users/{id}', 'one', { path: id });
  await ask('PUT /users/{id}', 'permissions', {
    path: id,
    body: { permissions: [{ permission: 'merchant-editor', access: true }] },
  });
  await ask('PUT /users/{id}', 'an old version', { path: id, body: { firstName: 'Samuel', version: 1 } });
  await ask('GET /users/directory', 'all');
  await ask('GET /users/holders', 'who may invite', { search: { permission: 'user-editor' } });
  await story.exported('users');
  await story.job('users', 'identity', 'users');
  await ask('DELETE /users/{id}/sessions', 'of one', { path: id });
  const invited = await owner.get<{ data: (Made & { email: string })[] }>('/users');
  const idOf = (address: string): string => invited.data.find(({ email: found }) => found === address)!.id;
  await ask('POST /users/{id}/resend-invitation', 'one', { path: idOf(kim) });
  await ask('DELETE /users/{id}', 'an invitation', { path: idOf(kim) });
  await ask('PATCH /users', 'by ids', { body: { data: [idOf(joe)] } });
  await ask('POST /users/{id}/reset-2fa', 'somebody without it', { path: id });
  const leaving = await signedIn(story, sam);
  await askAs(leaving, 'POST /users/leave', 'somebody who joined');
  await ask('POST /users/leave', 'the only owner');
}

/** Address and token of the mail that invites somebody. */
const invitationOf = (owner: Client, email: string): Promise<string[]> =>
  eventually(
    async () => {
      const [mail] = await owner.sandbox<{ text: string }[]>('GET', `/emails?to=${encodeURIComponent(email)}&limit=1`);
      const found = /\/invited-sign-up\/([^/\s]+)\/(\S+)/.exec(mail?.text ?? '');
      if (found === null) throw new Error('no invitation yet');
      return found.slice(1).map(decodeURIComponent);
    },
    { timeoutMs: 20_000 },
  );

async function signedIn({ product }: Story, email: string, password = 'Bellbird1!'): Promise<Client> {
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`;
  const { body } = await product
    .guest()
    .ask<{ accessToken: string; refreshToken: string }>('POST', '/auth/sign-in', undefined, { authorization });
  return new Client(product.url, body.accessToken, email, body.refreshToken);
}

async function askLogIns(story: Story): Promise<void> {
  const { ask, askAs, product } = story;
  await product.signUp({ email: 'ada@example.com', businessName: 'Adas' });
  const first = await signedIn(story, 'ada@example.com');
  const second = await signedIn(story, 'ada@example.com');
  await askAs(first, 'GET /users/security', 'at first');
  const { data } = await askAs<{ data: (Made & { isCurrent: boolean })[] }>(first, 'GET /users/sessions', 'two');
  await askAs(first, 'DELETE /users/sessions/{id}', 'the other', { path: data.find((each) => !each.isCurrent)!.id });
  await askAs(second, 'GET /users/sessions', 'of one that was ended');
  await signedIn(story, 'ada@example.com');
  await askAs(first, 'DELETE /users/sessions', 'all others');
  await askAs(first, 'POST /auth/step-up', 'a wrong password', { body: { password: 'Bellbird9!' } });
  await askAs(first, 'POST /auth/step-up', 'the password', { body: { password: 'Bellbird1!' } });
  await askAs(first, 'POST /auth/step-up/email-code', 'who has a password');
  await askAs(first, 'PUT /users/change-email-verification', 'another address', { body: { email: 'ada@example.org' } });
  await askAs(first, 'PUT /users/disconnect-google-account', 'who has none');
  await askAs(first, 'POST /auth/lock', 'now');
  const locked = new Client(product.url, first.refreshToken);
  await askAs(locked, 'POST /auth/unlock', 'a wrong password', { body: { password: 'Bellbird9!' } });
  await askAs(locked, 'POST /auth/unlock', 'the password', { body: { password: 'Bellbird1!' } });
  await ask('GET /users/support-access', 'none');
  await ask('PUT /users/support-access', 'a day', { body: { hours: 24, reason: 'Texts stay queued' } });
  await ask('GET /users/support-access', 'a day');
}

/** What an authenticator shows; `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

async function askSecondStep(story: Story): Promise<void> {
  const { askAs, product } = story;
  const email = 'ben@example.com';
  await product.signUp({ email, businessName: 'Bens' });
  const ben = await signedIn(story, email);
  const { secret } = await askAs<{ secret: string }>(ben, 'GET /users/qr-for-2fa', 'at first');
  const enable = 'POST /users/enable-2fa/{code}';
  await askAs(ben, enable, 'a code of letters', { path: 'abcdef' });
  await askAs(ben, enable, 'the code', { path: codeOf(secret) });
  const { recoveryCodes } = await askAs<{ recoveryCodes: string[] }>(ben, 'POST /users/recovery-codes', 'anew');
  const step = async (): Promise<Client> => {
    const authorization = `Basic ${Buffer.from(`${email}:Bellbird1!`).toString('base64')}`;
    const { body } = await product
      .guest()
      .ask<{ secondStepToken: string }>('POST', '/auth/sign-in', undefined, { authorization });
    return new Client(product.url, body.secondStepToken);
  };
  const logIn = 'POST /auth/second-step-login/{code}';
  const waiting = await step();
  await askAs(waiting, logIn, 'a code of letters', { path: 'abcdef' });
  await askAs(waiting, logIn, 'a recovery code', { path: recoveryCodes[0]!, body: { rememberDevice: true } });
  await askAs(await step(), 'POST /auth/second-step-recovery', 'asked for');
  await askAs(await step(), 'POST /auth/second-step-recovery/{code}', 'a code that is none', { path: 'abcdef' });
  await askAs(ben, 'GET /users/disable-2fa/sent-email-code', 'asked for');
  await askAs(ben, 'POST /users/disable-2fa/by-email/{code}', 'a code that is none', {
    path: 'abcdef',
    body: { password: 'Bellbird1!' },
  });
  await askAs(ben, 'POST /users/disable-2fa/{code}', 'a recovery code', {
    path: recoveryCodes[1]!,
    body: { password: 'Bellbird1!' },
  });
}

async function askSettings(story: Story): Promise<void> {
  const { ask, owner } = story;
  await askLists(story, {
    base: 'settings',
    filter: { field: 'key', type: 'text', operation: 'contains', value: 'lock' },
    sortBy: 'key:asc',
  });
  const { data } = await owner.get<{ data: (Made & { key: string })[] }>('/settings');
  const { id } = data.find(({ key }) => key.includes('lock')) ?? data[0]!;
  await ask('GET /settings/{id}', 'one', { path: id });
  await ask('PUT /settings/{id}', 'a value', { path: id, body: { value: '15' } });
  await ask('PUT /settings/{id}', 'a value that is none', { path: id, body: { value: 'nonsense' } });
}

async function askTrail(story: Story): Promise<void> {
  const { ask, owner } = story;
  await askLists(story, {
    base: 'audit-trail',
    filter: { field: 'action', type: 'enum', operation: 'one', value: ['user.invited', 'user.joined'] },
    sortBy: 'at:asc',
  });
  const { data } = await owner.get<{ data: Made[] }>('/audit-trail?sortBy=at:asc&limit=1');
  await ask('GET /audit-trail/{id}', 'the first', { path: data[0]!.id });
  await story.exported('audit-trail');
}
