import { defineTexts, plural } from '../i18n/texts';

/** What is said of a balance wherever one stands. */
export const moneyTexts = defineTexts({
  balance: 'Balance',
  history: 'History',
  held: 'Held for campaigns',
  balanceError: 'We couldn’t load your balance.',
  enoughFor: (texts: number) =>
    texts === 0 ? 'Not enough for a text' : plural(texts, 'Enough for 1 one-part text', 'Enough for # one-part texts'),
});
