import { defineTexts } from '../../../lib/i18n/texts';

export const linkTexts = defineTexts({
  titles: {
    'new-email': 'Use your new address',
    'undo-email': 'Go back to your old address',
    'stop-recovery': 'Stop the account recovery',
  },
  leads: {
    'new-email': 'You asked to log in with another address. Press the button to use it from now on.',
    'undo-email':
      'The address of your account was changed. If it was not you, press the button: you log in with the old one again.',
    'stop-recovery': 'Someone asked to get into your account without your phone. If it was not you, press the button.',
  },
  submits: {
    'new-email': 'Use the new address',
    'undo-email': 'Use the old address again',
    'stop-recovery': 'It was not me. Stop it',
  },
  done: {
    'new-email': 'From now on you log in with the new address. You are logged out everywhere else.',
    'undo-email': 'You log in with the old address again. Change your password if someone else may know it.',
    'stop-recovery': 'The recovery is stopped. Change your password if someone else may know it.',
  },
  doneTitle: 'Done',
  deadTitle: 'This link no longer works',
  dead: 'It was used, it has expired, or a newer email replaced it.',
});
