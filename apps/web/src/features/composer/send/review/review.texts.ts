import { defineTexts, formatCount } from '../../../../lib/i18n/texts';
import { people } from '../../counts.texts';

export const reviewTexts = defineTexts({
  title: 'Before you send',
  question: (count: number, money: string) => `Send to ${people(count)} for ${money}?`,
  scheduleQuestion: (day: string, time: string) => `Send ${day} at ${time}?`,
  limit: (limit: string) =>
    `This is above ${limit}, so your business wants it confirmed. The money is held now and charged text by text. Rejected texts are free.`,
  type: (amount: string) => `Type ${amount} to confirm`,
  typeError: (amount: string) => `Type ${amount}, the amount above.`,
  test: 'Send me a test first',
  now: 'Now',
  nowDone: (end: string, city: string) => `Now, done by about ${end} ${city} time`,
  laterDone: (end: string) => `Done by about ${end}`,
  wayBack: 'You have 30 seconds to cancel after you send.',
  saidYes: 'Everyone said yes to marketing',
  withoutValue: (count: number, label: string, reading: string) =>
    `${formatCount(count)} without a ${label.toLowerCase()} get “${reading}”`,
});
