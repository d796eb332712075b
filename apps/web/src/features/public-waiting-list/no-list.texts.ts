import { defineTexts } from '../../lib/i18n/texts';

export const noListTexts = defineTexts({
  gone: 'There is no list here',
  goneText: 'The address may be incomplete. Scan the code again, or ask at the counter.',
  fault: 'We couldn’t load the list',
});
