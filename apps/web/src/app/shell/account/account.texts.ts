import { defineTexts } from '../../../lib/i18n/texts';

/** Of what is behind the account's button, on a desk and on a phone; loaded with it. */
export const accountTexts = defineTexts({
  account: 'Account',
  settings: 'Account settings',
  password: 'Password and security',
  help: 'Help',
  security: 'Security',
  lock: 'Lock',
  logOut: 'Log out',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'Match device',
  keys: 'Keyboard shortcuts',
});
