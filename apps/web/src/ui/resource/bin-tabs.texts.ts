import { defineTexts } from '../../lib/i18n/texts';

export const binTabsTexts = defineTexts({
  label: 'What is in the bin',
  contacts: 'Contacts',
  templates: 'Templates',
});
