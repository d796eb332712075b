import { defineTexts } from '../../lib/i18n/texts';

export const formTexts = defineTexts({
  closed: 'Closed without saving. What you typed is kept.',
  kept: 'What you typed last time is here again. It is not saved yet.',
  conflictTitle: 'Someone else changed this',
  conflict: 'Your changes are kept. Save again to replace theirs.',
  theirs: (label: string, value: string) => `Theirs: ${label} “${value}”`,
  theyChanged: (label: string) => `${label} was changed`,
  takeTheirs: 'Use theirs',
  startOver: 'Start over',
  brand: {
    own: 'Your own colour',
    pick: 'Pick a colour',
    sampleButton: 'Book a table',
    sampleLink: 'See our menu',
    darker: (colour: string) => `Too light for words on white. Words use ${colour}.`,
  },
});
