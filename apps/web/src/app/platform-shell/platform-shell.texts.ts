import { defineTexts } from '../../lib/i18n/texts';

export const platformShellTexts = defineTexts({
  menu: 'Menu',
  brand: 'Bellbird',
  administration: 'Platform administration',
  home: 'Home',
  merchants: 'Merchants',
  appSettings: 'App settings',
  people: 'Users',
  activity: 'Activity',
  help: 'Help',
  security: 'Security',
  logOut: 'Log out',
});
