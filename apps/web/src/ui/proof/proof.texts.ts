import { defineTexts } from '../../lib/i18n/texts';

export const proofTexts = defineTexts({
  title: 'To be sure it is you',
  lead: {
    password: 'Type your password. What you were doing then goes on by itself.',
    code: 'Type the code of your authenticator app. What you were doing then goes on by itself.',
    emailCode: 'Type the code that we email you. What you were doing then goes on by itself.',
  },
  password: 'Password',
  code: 'Code',
  codeHelp: 'The six digits of your authenticator app, or one of your recovery codes.',
  codeMissing: 'Type the code.',
  emailCode: 'Code of the email',
  emailCodeHelp: (email: string) => `We sent it to ${email}.`,
  send: 'Email me a code',
  sendAgain: 'Send a new code',
  cancel: 'Cancel',
  goOn: 'Go on',
});
