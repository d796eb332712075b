import { defineTexts } from '../../lib/i18n/texts';

export const publicPolicyTexts = defineTexts({
  pageTitle: 'Privacy policy',
  titleOf: (business: string) => `Privacy policy of ${business}`,
  linked: (business: string) => `${business} keeps its privacy policy on its own website.`,
  goTo: (host: string) => `Open ${host}`,
  lastChanged: (day: string) => `Last changed ${day}`,
  footer: 'Sent with Bellbird',
  missingTitle: 'There is no privacy policy here',
  missing: 'The address may be incomplete, or the business has not published one. Ask the business.',
  faultTitle: 'The privacy policy could not be loaded',
});
