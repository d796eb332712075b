import { defineTexts } from '../../../lib/i18n/texts';

export const getStartedTexts = defineTexts({
  title: 'Before your first text',
  cost: 'What it costs',
  costText: (price: string) =>
    `${price} a person for a text of one part, which is up to 160 characters. Longer texts and emoji take more parts. You see the exact bill before anything goes.`,
  costWithout: 'You pay by the part: up to 160 characters are one. You see the exact bill before anything goes.',
  who: 'Who you may text',
  whoText:
    'News and offers go only to people who said yes to them. You may confirm a booking or an order to the person who made it.',
  optOut: 'How people opt out',
  optOutText:
    'Every marketing text must tell people how to stop. Anyone who replies STOP, or opts out by link, never gets marketing from you again. We see to that.',
  more: (subject: string) => `More on this: ${subject.toLowerCase()}`,
  read: 'Read more',
  notAgain: 'Don’t show again',
  sendOne: 'Send one now',
  compose: 'Compose',
  importPeople: 'Import people',
});
