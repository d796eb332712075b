import { defineTexts } from '../../lib/i18n/texts';

export const optOutTexts = defineTexts({
  loading: 'Looking up your number',
  pageTitle: 'Texts you get',
  footer: 'Sent with Bellbird',
  in: {
    title: (business: string) => `Texts from ${business}`,
    lead: (phone: string) => `They come to ${phone}. Which ones would you like to stop?`,
    choice: 'Which texts to stop',
    all: 'All texts',
    allHelp: 'Nothing from them any more, reminders and confirmations too.',
    marketing: 'Marketing only',
    marketingHelp: 'No offers and news. Texts about your bookings and orders still come.',
    submit: { all: 'Stop all texts', marketing: 'Stop marketing texts' },
  },
  out: {
    title: 'You have opted out',
    all: (business: string, phone: string) => `${business} can no longer text ${phone}.`,
    marketing: (business: string, phone: string) =>
      `${business} can no longer send marketing to ${phone}. Texts about your bookings and orders still come.`,
    unknown: (business: string, phone: string) => `${business} keeps to what you chose for ${phone}.`,
    again: { all: 'Get texts again', marketing: 'Get marketing texts again' },
    stopAll: 'Stop all texts',
    stopAllHelp: 'If you only stopped marketing, you can stop everything else too.',
    free: 'It is free, takes effect at once, and you can change it here at any time.',
  },
  back: {
    title: 'You get texts again',
    text: (business: string, phone: string) => `${business} may text ${phone}.`,
    stop: 'Stop them again',
  },
  invalidTitle: 'This link does not work',
  invalid: 'It may have been cut off on its way. Open it from the text again, or ask the business to stop texting you.',
  faultTitle: 'We could not look up your number',
  notSaved: 'Nothing has changed yet.',
});
