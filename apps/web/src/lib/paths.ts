/** Addresses that one part of the client names and another serves: written once, since features never import features. */
export const campaignPath = (id: string): string => `/sms-campaigns/details/${id}`;
export const userPath = (id: string): string => `/users/${id}`;
export const contactPath = (id: string): string => `/contacts/${id}`;
/** The home of the platform's admin. */
export const platformPath = '/platform';
export const lockPath = '/pages/lock-screen';
export const topUpPath = '/billing/top-up';
export const importPath = '/contacts/import';
export const newContactPath = '/contacts/new';
export const campaignsPath = '/sms-campaigns/history';
export const composerPath = '/sms-campaigns/create';
export const quickPath = '/sms-campaigns/quick';
/** A new campaign to whom the address asks for: `textTo` writes it. */
export const textToPath = '/sms-campaigns/create-from-contacts';
export const draftPath = (id: string): string => `/sms-campaigns/edit?id=${id}`;
export const accountPath = '/account';
export const detailsPath = '/account/details';
export const brandingPath = '/account/branding';
export const policiesPath = '/account/policies';
export const settingsPath = '/account/settings';
export const openingHoursPath = '/account/opening-hours';
export const securityPath = '/account/security';
/** Who did what. */
export const activityPath = '/users?view=activity';
