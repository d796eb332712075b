import { defineTexts, plural } from '../../../lib/i18n/texts';

const parts = (count: number): string => plural(count, '# part', '# parts');

/** What is said wherever a text can be tried on one's own phone. */
export const testSendTexts = defineTexts({
  phone: 'Your phone',
  help: 'We remember it on this device.',
  phoneNeeded: 'A phone number is required.',
  pricing: 'The price is shown when your number is complete.',
  price: (count: number, money: string) => `It costs ${money} (${parts(count)}).`,
  free: (phone: string) => `${phone} has opted out: nothing would be sent, and nothing charged.`,
  sent: (phone: string) => `On its way to ${phone}`,
  sentFor: (count: number, money: string) => `${parts(count)}, ${money}.`,
  leftOut: (phone: string) => `${phone} has opted out, so nothing was sent and nothing charged.`,
});
