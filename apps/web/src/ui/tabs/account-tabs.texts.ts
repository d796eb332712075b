import { defineTexts } from '../../lib/i18n/texts';

export const accountTabsTexts = defineTexts({
  label: 'Account',
  details: 'Details',
  branding: 'Branding',
  policies: 'Privacy policy',
  openingHours: 'Opening hours',
  security: 'Security',
  settings: 'Settings',
});
