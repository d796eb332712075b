import { defineTexts } from '../../lib/i18n/texts';

export const formTexts = defineTexts({
  closed: 'Closed without saving. What you typed is kept.',
  kept: 'What you typed last time is here again. It is not saved yet.',
  startOver: 'Start over',
});
