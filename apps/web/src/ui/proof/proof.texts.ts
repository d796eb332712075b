import { defineTexts } from '../../lib/i18n/texts';

export const proofTexts = defineTexts({
  title: 'To be sure it is you',
  lead: 'Type your password. What you were doing then goes on by itself.',
  password: 'Password',
  cancel: 'Cancel',
  goOn: 'Go on',
});
