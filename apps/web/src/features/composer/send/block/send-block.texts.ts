import { defineTexts } from '../../../../lib/i18n/texts';

export const blockTexts = defineTexts({
  'nobody-chosen': 'Choose who gets it.',
  'nobody-left': 'None of the people you chose can get it.',
  'no-sender': 'Choose a sender.',
  'no-message': 'Write a text.',
  'unknown-field': 'The text uses a field that no longer exists.',
  'too-long': 'The text is too long.',
  shares: 'The shares must add up to 100.',
  'time-missing': 'Pick a day and a time.',
  'time-past': 'The time has passed.',
  'time-window': 'Marketing can’t be sent at this time.',
  'limit-missing': 'The latest start needs a day and a time.',
  'limit-before': 'The latest start is before the campaign goes out.',
  refused: 'Fix what is marked in red.',
  counting: 'Counting the exact cost',
  'not-counted': 'We couldn’t work out the cost.',
  balance: 'Balance is too low.',
});
