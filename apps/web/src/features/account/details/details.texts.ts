import { defineTexts } from '../../../lib/i18n/texts';

export const detailsTexts = defineTexts({
  business: 'Your business',
  name: 'Business name',
  abn: 'ABN',
  abnHelp: 'Eleven digits, with or without spaces.',
  country: 'Country',
  state: 'State or territory',
  timeZone: 'Time zone',
  timeThere: (time: string) => `It is ${time} there now. Scheduled texts and sending hours run in this zone.`,
  contact: 'How people reach you',
  email: 'Email',
  phone: 'Phone',
  address: 'Street address',
  city: 'City or suburb',
  postCode: 'Postcode',
  website: 'Website',
});
