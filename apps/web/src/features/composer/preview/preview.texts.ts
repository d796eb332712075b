import { defineTexts } from '../../../lib/i18n/texts';

export const previewTexts = defineTexts({
  title: 'Preview',
  as: 'Preview as',
  longest: 'Longest',
  another: 'Someone else',
  today: (time: string) => `Today ${time}`,
  search: 'Search contacts',
  empty: 'Your text appears here as people will read it.',
  open: 'Show the preview',
  noOne: 'No contact matches. Try fewer letters.',
});
