import { defineTexts } from '../../../lib/i18n/texts';

export const getStartedTexts = defineTexts({
  title: 'Before your first text',
  cost: 'What it costs',
  costText: (price: string) =>
    `${price} a person for a text of one part, which is up to 160 characters. Longer texts and emoji take more parts. You see the exact bill before anything goes.`,
  costWithout: 'You pay by the part: up to 160 characters are one. You see the exact bill before anything goes.',
  who: 'Who you may text',
  whoText:
    'News and offers go only to people who said yes to them. A booking or an order may be confirmed to whoever made it.',
  optOut: 'How people get out',
  optOutText:
    'Every marketing text must tell people how to stop. Who answers STOP, or opens the opt-out link, never gets marketing from you again. We see to that.',
  more: (subject: string) => `More on this: ${subject.toLowerCase()}`,
  read: 'Read more',
  notAgain: 'Don’t show again',
  sendOne: 'Send one now',
  compose: 'Compose',
  importPeople: 'Import people',
});
