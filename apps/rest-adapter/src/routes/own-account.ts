import { mutation, query, type GraphRoute } from '../table/route.js';
import { bodyIfAny, path } from '../table/sources.js';

const tag = 'users';

/** How well one's own account is kept: the second step, log-ins, devices. */
export const ownAccountRoutes: readonly GraphRoute[] = [
  {
    method: 'GET',
    path: '/users/security',
    tag,
    summary: 'See how well your account is kept',
    description: 'Password, second step, Google, and how many log-ins and devices there are.',
    operation: query('security'),
  },
  {
    method: 'GET',
    path: '/users/sessions',
    tag,
    summary: 'See where you are logged in',
    description: 'The newest first. They are shown to you alone.',
    operation: query('logIns'),
  },
  {
    method: 'DELETE',
    path: '/users/sessions',
    tag,
    status: 204,
    summary: 'Log out everywhere else',
    description: 'All log-ins but this one end, and no device skips the second step any more.',
    operation: mutation('endOtherLogIns'),
  },
  {
    method: 'DELETE',
    path: '/users/sessions/{id}',
    tag,
    status: 204,
    summary: 'Log out one of your log-ins',
    description: 'Another person’s answers like one that does not exist.',
    operation: mutation('endLogIn', { id: path('id') }),
  },
  {
    method: 'GET',
    path: '/users/qr-for-2fa',
    tag,
    summary: 'Get the key for your authenticator',
    description: 'As a picture to scan and as text to type: the same for ten minutes. It needs a fresh proof.',
    operation: query('twoFactorKey'),
  },
  {
    method: 'POST',
    path: '/users/enable-2fa/{code}',
    tag,
    summary: 'Turn two-factor on',
    description:
      'With six digits of the authenticator. It answers ten recovery codes, which are never shown again; other sessions end. It needs a fresh proof.',
    operation: mutation('enableTwoFactor', { code: path('code') }),
  },
  {
    method: 'POST',
    path: '/users/recovery-codes',
    tag,
    summary: 'Get new recovery codes',
    description: 'Ten of them; the old are dead. It needs a fresh proof.',
    operation: mutation('renewRecoveryCodes'),
  },
  {
    method: 'POST',
    path: '/users/disable-2fa/{code}',
    tag,
    summary: 'Turn two-factor off',
    description:
      'With six digits of the authenticator or a recovery code, and the password where there is one. It needs a fresh proof, and answers the person.',
    operation: mutation('disableTwoFactor', { code: path('code'), input: bodyIfAny }),
    example: { password: 'Bellbird1!' },
  },
  {
    method: 'GET',
    path: '/users/disable-2fa/sent-email-code',
    tag,
    status: 204,
    summary: 'Ask for a mailed code to turn two-factor off',
    description: 'Eight digits, good for 15 minutes and five tries. Three an hour.',
    operation: mutation('sendTwoFactorEmailCode'),
  },
  {
    method: 'POST',
    path: '/users/disable-2fa/by-email/{code}',
    tag,
    summary: 'Turn two-factor off with the code of the mail',
    description:
      'And the password where there is one. Refused for 24 hours after a password reset. It answers the person.',
    operation: mutation('disableTwoFactorByEmail', { code: path('code'), input: bodyIfAny }),
    example: { password: 'Bellbird1!' },
  },
  {
    method: 'POST',
    path: '/users/{id}/reset-2fa',
    tag,
    status: 204,
    summary: 'Turn off the two-factor of a member',
    description: 'For owners, with a fresh proof. The person is told by mail and enrols anew.',
    operation: mutation('resetTwoFactor', { id: path('id') }),
  },
];
