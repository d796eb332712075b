import { defineTexts } from '../../lib/i18n/texts';

export const platformShellTexts = defineTexts({
  menu: 'Menu',
  brand: 'Bellbird',
  administration: 'Platform administration',
  merchants: 'Merchants',
  appSettings: 'App settings',
  logOut: 'Log out',
});
