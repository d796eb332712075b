import type { ContactTextName } from '@bellbird/field-rules';
import { defineTexts } from '../../lib/i18n/texts';

/** What the texts of a contact are called wherever one is named, and what they hold in a sample. */
export const contactFieldTexts = defineTexts({
  label: {
    name: 'Full name',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
  } satisfies Record<ContactTextName, string>,
  sample: {
    name: 'Priya Raman',
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@example.com',
  } satisfies Record<ContactTextName, string>,
});
