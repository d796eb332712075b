import { defineTexts } from '../../lib/i18n/texts';

/** What stands around an email that is shown. */
export const emailTexts = defineTexts({
  from: 'From',
  subject: 'Subject',
  width: 'Show it on',
  widths: { phone: 'Phone', desk: 'Computer' },
  email: (subject: string) => `Email: ${subject}`,
});
