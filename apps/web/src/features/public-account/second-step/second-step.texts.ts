import { defineTexts, plural } from '../../../lib/i18n/texts';

export const secondStepTexts = defineTexts({
  title: 'Two-factor code',
  lead: 'Enter the six digits that your authenticator app shows for Bellbird.',
  code: 'Six-digit code',
  codeMissing: 'Enter all six digits.',
  remember: 'Remember this device for 30 days',
  submit: 'Log in',
  useRecovery: 'Use a recovery code',
  lostBoth: 'I have lost both',
  useCode: 'Use the authenticator app',
  recoveryTitle: 'Use a recovery code',
  recoveryLead: 'One of the ten codes that you saved when you turned on two-factor. Each works once.',
  recoveryCode: 'Recovery code',
  recoveryMissing: 'Enter one of your recovery codes, such as k7m2x-9q4tz.',
  codesLeft: (left: number) =>
    left === 0
      ? 'That was your last recovery code'
      : plural(left, 'One recovery code is left', '# recovery codes are left'),
  codesLeftText: 'You can make ten new ones under Security.',
});
