import { defineTexts, formatCount } from '../../../lib/i18n/texts';
import { parts, people } from '../counts.texts';

export const barTexts = defineTexts({
  summary: (count: number, all: number, money: string) => `${people(count)}, ${parts(all)}, ${money}`,
  held: 'Held when you send, charged text by text. GST excluded.',
  heldLater: 'Held when it goes out, charged text by text. GST excluded.',
  test: 'Send me a test',
  send: (count: number, money: string) => `Send to ${formatCount(count)} for ${money}`,
  schedule: (count: number, money: string) => `Schedule for ${people(count)}, ${money}`,
  review: 'Review and send',
  sendPlain: 'Send',
  nothingYet: 'Nothing to send yet',
  perPeople: (count: number, words: string) => `${people(count)}, ${words}`,
  saveChanges: 'Save changes',
  sending: 'Sending',
});
