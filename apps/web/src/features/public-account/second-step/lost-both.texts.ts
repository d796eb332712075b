import { defineTexts } from '../../../lib/i18n/texts';

export const lostBothTexts = defineTexts({
  lostTitle: 'Lost your phone and your codes?',
  lostLead: 'There is a slow way back. It takes 24 hours, so that nobody who only has your mailbox gets in.',
  lostSteps: [
    'At once we email you, with a link to stop it if it was not you. The other owners and administrators are told too.',
    'After 24 hours we email you a code of eight digits.',
    'Log in again with your password, come back to this page and enter the code. Two-factor is then off, and you can set it up on your new phone.',
  ],
  lostFaster: 'An owner of your business can be quicker: they can reset your two-factor under Users.',
  lostStart: 'Start the 24 hours',
  lostDue: (when: string) => `We email you a code on ${when}. Log in again then, and enter it here.`,
  mailedCode: 'Code from the email',
  mailedHelp: 'Eight digits. It works for 24 hours and five tries.',
  mailedMissing: 'Enter the eight digits from the email.',
  mailedSubmit: 'Turn off two-factor and log in',
});
