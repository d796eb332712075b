import { defineTexts } from '../../../../lib/i18n/texts';

export const testTexts = defineTexts({
  title: 'Send me a test',
  as: (name: string) => `Uses ${name}’s details.`,
  asNobody: 'Fields are empty or show their fallback.',
  send: 'Send the test',
  sendFor: (money: string) => `Send the test for ${money}`,
  again: 'Send another',
});
