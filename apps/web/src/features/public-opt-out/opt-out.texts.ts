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
    allHelp: 'Nothing at all from them, not even reminders and confirmations.',
    marketing: 'Marketing only',
    marketingHelp: 'No offers or news. Texts about your bookings and orders still come.',
    submit: { all: 'Stop all texts', marketing: 'Stop marketing texts' },
  },
  out: {
    title: 'You have opted out',
    all: (business: string, phone: string) => `${business} can no longer text ${phone}.`,
    marketing: (business: string, phone: string) =>
      `${business} can no longer send marketing to ${phone}. Texts about your bookings and orders still come.`,
    unknown: (business: string, phone: string) => `${business} will follow what you chose for ${phone}.`,
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
  invalid: 'Part of it may be missing. Open it from the text again, or ask the business to stop texting you.',
  faultTitle: 'We couldn’t look up your number',
  notSaved: 'Nothing has changed yet.',
});
