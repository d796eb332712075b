import { defineTexts } from '../../lib/i18n/texts';
export const publicAccountTexts = defineTexts({ logIn: 'Log in', email: 'Email', password: 'Password' });
