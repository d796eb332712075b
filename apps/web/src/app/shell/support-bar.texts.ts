import { defineTexts } from '../../lib/i18n/texts';

export const supportBarTexts = defineTexts({
  looking: (business: string, time: string) => `You are looking at ${business} as support, read-only, until ${time}.`,
  leave: 'Leave',
  supportBar: 'Support access',
});
