import { defineTexts } from '../../../lib/i18n/texts';

export const personTexts = defineTexts({
  title: 'About the person',
  open: 'Open contact',
  texts: 'Texts',
  phone: 'Phone',
  email: 'E-mail',
  tags: 'Tags',
  none: '–',
  onHold: 'On hold',
  optedOut: 'Opted out',
  notYet: 'Not a contact yet',
  notYetText: 'Added, they have a name here, and you can send them campaigns.',
  add: 'Add to contacts',
  gone: 'This contact is in the bin.',
  errorTitle: 'We could not load the contact',
});
