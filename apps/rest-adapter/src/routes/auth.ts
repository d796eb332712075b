import { mutation, query, type GraphRoute } from '../table/route.js';
import { basic, bearer, body, member, path } from '../table/sources.js';

const tag = 'auth';

export const authRoutes: readonly GraphRoute[] = [
  {
    method: 'POST',
    path: '/auth/sign-up',
    tag,
    status: 201,
    summary: 'Make an account for a business',
    description:
      'An e-mail with a six-digit code follows. An address that is taken answers the same, and its owner gets a mail that says so.',
    operation: mutation('signUp', { input: body }),
    example: {
      firstName: 'Ada',
      lastName: 'Nguyen',
      email: 'ada@example.com',
      password: 'Bellbird1!',
      businessName: 'Corner Cafe',
      country: 'AU',
      timeZone: 'Australia/Sydney',
      acceptTermsAndConditions: true,
    },
  },
  {
    method: 'GET',
    path: '/auth/validate-email-account/code/{email}/{securityCode}',
    tag,
    summary: 'Verify the e-mail address with the code of the mail, and sign in',
    description: 'The code holds for 15 minutes and five tries. It answers the tokens of a session.',
    operation: mutation('verifyEmail', { email: path('email'), code: path('securityCode') }),
  },
  {
    method: 'GET',
    path: '/auth/resend-email-validate-account/{email}',
    tag,
    status: 204,
    summary: 'Send the code again',
    description: 'Answers the same whether the address is known or not. The code before it stays good.',
    operation: mutation('resendEmailCode', { email: path('email') }),
  },
  {
    method: 'POST',
    path: '/auth/sign-in',
    tag,
    summary: 'Sign in with e-mail and password',
    description:
      'Basic authorization, empty body. It answers the tokens of a session. After ten failures in 15 minutes it waits.',
    operation: mutation('signIn', { email: basic('name'), password: basic('password') }),
  },
  {
    method: 'GET',
    path: '/auth/verify-token',
    tag,
    summary: 'See who is signed in',
    description: 'The person of the access token, with flags, drafts, permissions and business.',
    operation: query('verifyToken'),
  },
  {
    method: 'POST',
    path: '/auth/refresh-tokens',
    tag,
    summary: 'Change a refresh token for new tokens',
    description: 'The refresh token is the bearer. It is used once.',
    operation: mutation('refreshTokens', { refreshToken: bearer }),
  },
  {
    method: 'POST',
    path: '/auth/log-out',
    tag,
    status: 204,
    summary: 'End the session',
    description: 'The refresh token is worthless from now on; the access token goes on until it expires.',
    operation: mutation('logOut'),
  },
  {
    method: 'POST',
    path: '/auth/forgot-password/{email}',
    tag,
    status: 204,
    summary: 'Ask for a mail to choose a new password',
    description: 'Answers the same whether the address is known or not.',
    operation: mutation('forgotPassword', { email: path('email') }),
  },
  {
    method: 'POST',
    path: '/auth/forgot-password/confirmation/{jwt}',
    tag,
    status: 204,
    summary: 'Choose a new password with the token of the mail',
    description: 'All sessions of the person end.',
    operation: mutation('resetPassword', { token: path('jwt'), password: member('password') }),
    example: { password: 'Bellbird2!' },
  },
];
