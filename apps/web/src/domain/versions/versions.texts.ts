import { defineTexts } from '../../lib/i18n/texts';

export const versionsTexts = defineTexts({
  title: 'Versions of the text',
  version: 'Version',
  people: 'People',
  delivered: 'Delivered',
  clicked: 'Clicked',
  replied: 'Replied',
  name: (at: number) => `Version ${'ABC'[at]}`,
  leads: (at: number) => `Version ${'ABC'[at]} leads, by more than chance.`,
  close: 'Too close to call.',
});
