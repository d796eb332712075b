import { defineTexts } from '../../../lib/i18n/texts';

export const brandingTexts = defineTexts({
  pictures: 'Icon and logo',
  icon: 'Icon',
  iconHelp: 'A square, for small places.',
  logo: 'Logo',
  logoHelp: 'Your name as customers know it, for the top of pages and emails.',
  colour: 'Your colour',
  lead: 'Used for buttons and links on the pages your customers see.',
  own: 'Use Bellbird’s colour',
  preview: 'As customers see it',
  optOutTitle: (business: string) => `Texts from ${business}`,
  optOutText: 'You can change your mind at any time.',
  optOutButton: 'Stop all texts',
  optOutLink: 'Keep getting them',
  colours: {
    '#5c24b8': 'Purple',
    '#0b6e4f': 'Green',
    '#1f5fa8': 'Blue',
    '#b3261e': 'Red',
    '#c2410c': 'Orange',
    '#1b1524': 'Ink',
  },
});
