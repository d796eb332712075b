import { defineTexts } from '../../../lib/i18n/texts';

export const googleTexts = defineTexts({
  goOn: 'Continue with Google',
  or: 'or',
  off: 'Google log-in is switched off here. Use your email and password.',
  finishing: 'Finishing your log-in',
  failedTitle: 'Google did not log you in',
  failed: 'Error with Google authentication.',
  denied: 'You did not allow Google to tell us who you are. Nothing has changed.',
  backToSecurity: 'Back to security',
  signUpTitle: 'Create an account',
  signUpLead: (email: string) =>
    `Google says you are ${email}. You log in with Google from now on, without a password.`,
  linkTitle: 'You have an account already',
  linkLead: (email: string) =>
    `${email} has a Bellbird account with a password. Enter it once, and you can log in with Google from now on.`,
  linkSubmit: 'Link Google and log in',
  linkCode: 'Two-factor code, if you use it',
  linkCodeHelp: 'The six digits from your authenticator app, or a recovery code.',
});
