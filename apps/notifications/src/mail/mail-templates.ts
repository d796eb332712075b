import { newsMails } from './news-mails.js';
import { securityMails } from './security-mails.js';
import { day, greeting, paragraph, type Template } from './template.js';

/** Every mail that Bellbird sends. */
export const mailTemplates = {
  'verify-email': {
    needs: ['code'],
    usefulMinutes: 15,
    subject: ({ code }) => `Your Bellbird code is ${code}`,
    body: (values) => [
      greeting(values),
      paragraph('Welcome to Bellbird. Enter this code to verify your email address.'),
      { kind: 'code', lead: 'Your code is', code: values['code'] ?? '' },
      paragraph('It is good for 15 minutes. If you did not sign up, ignore this email and nothing happens.'),
    ],
  },
  'email-already-registered': {
    needs: ['link'],
    usefulMinutes: day,
    subject: () => 'You already have a Bellbird account',
    body: (values) => [
      greeting(values),
      paragraph(
        'Someone tried to sign up to Bellbird with this email address, but you already have an account. Log in with it. If you have forgotten your password, you can choose a new one.',
      ),
      { kind: 'link', label: 'Choose a new password', url: values['link'] ?? '' },
      paragraph('If it was not you, there is nothing to do: no account was made or changed.'),
    ],
  },
  'reset-password': {
    needs: ['link'],
    usefulMinutes: 60,
    subject: () => 'Choose a new Bellbird password',
    body: (values) => [
      greeting(values),
      paragraph('Someone, hopefully you, asked for a new password for your Bellbird account.'),
      { kind: 'link', label: 'Choose a new password', url: values['link'] ?? '' },
      paragraph(
        'The link is good once, for an hour. If you did not ask for it, ignore this email: your password stays as it is.',
      ),
    ],
  },
  'password-changed': {
    needs: [],
    usefulMinutes: 7 * day,
    subject: () => 'Your Bellbird password was changed',
    body: (values) => [
      greeting(values),
      paragraph('The password of your Bellbird account was just changed, and your other sessions were logged out.'),
      paragraph(
        'If it was not you, choose a new password at once with “Forgot password” on the log-in page, and tell the owner of your organisation.',
      ),
    ],
  },
  invitation: {
    needs: ['businessName', 'invitedBy', 'link', 'days'],
    usefulMinutes: 7 * day,
    subject: ({ invitedBy, businessName }) => `${invitedBy} invites you to ${businessName} on Bellbird`,
    body: (values) => [
      greeting(values),
      paragraph(
        `${values['invitedBy']} invites you to work with ${values['businessName']} on Bellbird, where businesses text their customers. It takes a minute.`,
      ),
      { kind: 'link', label: `Join ${values['businessName']}`, url: values['link'] ?? '' },
      paragraph(
        `The link is good for ${values['days']} days. If you do not know ${values['businessName']}, ignore this email and nothing happens.`,
      ),
    ],
  },
  'invitation-has-account': {
    needs: ['businessName', 'invitedBy', 'link', 'days'],
    usefulMinutes: 7 * day,
    subject: ({ invitedBy, businessName }) => `${invitedBy} invites you to ${businessName} on Bellbird`,
    body: (values) => [
      greeting(values),
      paragraph(
        `${values['invitedBy']} invites you to work with ${values['businessName']} on Bellbird. This address already has an account in another business. You can move it, or ask for an invitation to another address.`,
      ),
      { kind: 'link', label: `See the invitation of ${values['businessName']}`, url: values['link'] ?? '' },
      paragraph(
        `The link is good for ${values['days']} days, and opening it changes nothing. If you do not know ${values['businessName']}, ignore this email and nothing happens.`,
      ),
    ],
  },
  'support-access': {
    needs: ['businessName', 'by', 'reason', 'until', 'link'],
    usefulMinutes: day,
    subject: ({ businessName }) => `Bellbird support looks at ${businessName}`,
    body: (values) => [
      greeting(values),
      paragraph(
        `${values['by']} of Bellbird has begun to look at ${values['businessName']}, as you allowed: read-only, until ${values['until']} at the latest.`,
      ),
      paragraph(`The reason: ${values['reason']}`),
      paragraph('What they look at appears in your activity, and you can end it at any time.'),
      { kind: 'link', label: 'See or end support access', url: values['link'] ?? '' },
    ],
  },
  ...securityMails,
  ...newsMails,
  'email-change-code': {
    needs: ['code', 'link'],
    usefulMinutes: 60,
    subject: ({ code }) => `Your Bellbird code is ${code}`,
    body: (values) => [
      greeting(values),
      paragraph('Someone, hopefully you, wants to log in to Bellbird with this email address from now on.'),
      { kind: 'code', lead: 'Your code is', code: values['code'] ?? '' },
      paragraph('Enter it where you asked for it, or follow this link.'),
      { kind: 'link', label: 'Use this email address', url: values['link'] ?? '' },
      paragraph(
        'Both are good once, for an hour. If you did not ask for it, ignore this email: nothing is changed without you.',
      ),
    ],
  },
  'email-change-notice': {
    needs: ['newEmail'],
    usefulMinutes: day,
    subject: () => 'Your Bellbird email address is about to change',
    body: (values) => [
      greeting(values),
      paragraph(
        `Someone who is logged in to your Bellbird account wants to change its email address to ${values['newEmail']}. If it was you, open the email there.`,
      ),
      paragraph(
        'If it was not you, choose a new password at once with “Forgot password” on the log-in page: someone else is logged in to your account.',
      ),
    ],
  },
  'email-changed': {
    needs: ['newEmail', 'link'],
    usefulMinutes: 7 * day,
    subject: () => 'Your Bellbird email address was changed',
    body: (values) => [
      greeting(values),
      paragraph(
        `The email address of your Bellbird account is now ${values['newEmail']}, and your other sessions were logged out.`,
      ),
      paragraph('If it was not you, take it back. It logs everyone out; then choose a new password.'),
      { kind: 'link', label: 'It was not me', url: values['link'] ?? '' },
      paragraph('The link is good once, for 7 days.'),
    ],
  },
  'google-linked': {
    needs: ['googleEmail'],
    usefulMinutes: 7 * day,
    subject: () => 'Your Bellbird account is linked with Google',
    body: (values) => [
      greeting(values),
      paragraph(`The Google account ${values['googleEmail']} can log in to your Bellbird account from now on.`),
      paragraph(
        'If it was not you, choose a new password at once with “Forgot password” on the log-in page, and take the link away under Account, Security.',
      ),
    ],
  },
  'google-unlinked': {
    needs: [],
    usefulMinutes: 7 * day,
    subject: () => 'Your Bellbird account is no longer linked with Google',
    body: (values) => [
      greeting(values),
      paragraph('No one can log in to your Bellbird account with Google any more. Your password works as before.'),
      paragraph(
        'If it was not you, choose a new password at once with “Forgot password” on the log-in page, and tell the owner of your organisation.',
      ),
    ],
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof mailTemplates;
