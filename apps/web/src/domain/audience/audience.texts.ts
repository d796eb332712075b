import { defineTexts } from '../../lib/i18n/texts';

/** What people that a text can go to are called together: in the menu, the contacts, the composer and on a campaign. */
export const audienceTexts = defineTexts({ everybody: 'All contacts' });
