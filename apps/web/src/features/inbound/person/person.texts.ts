import { defineTexts } from '../../../lib/i18n/texts';

export const personTexts = defineTexts({
  title: 'About the person',
  open: 'Open contact',
  texts: 'Texts',
  phone: 'Phone',
  email: 'Email',
  tags: 'Tags',
  onHold: 'On hold',
  optedOut: 'Opted out',
  notYet: 'Not a contact yet',
  notYetText: 'Add them to see their name here and send them campaigns.',
  add: 'Add to contacts',
  gone: 'This contact is in the bin.',
  errorTitle: 'We couldn’t load the contact',
});
