import { defineTexts } from '../../lib/i18n/texts';

export const proofTexts = defineTexts({
  title: 'Confirm it’s you',
  lead: {
    password: 'Enter your password. What you were doing then continues by itself.',
    code: 'Enter the code from your authenticator app. What you were doing then continues by itself.',
    emailCode: 'Enter the code that we email you. What you were doing then continues by itself.',
  },
  password: 'Password',
  code: 'Code',
  codeHelp: 'The six digits from your authenticator app, or one of your recovery codes.',
  codeMissing: 'Enter the code.',
  emailCode: 'Code from the email',
  emailCodeHelp: (email: string) => `We sent it to ${email}.`,
  send: 'Email me a code',
  sendAgain: 'Send a new code',
  cancel: 'Cancel',
  goOn: 'Continue',
});
