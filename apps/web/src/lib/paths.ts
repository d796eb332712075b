/** Addresses that one part of the client names and another serves: written once, since features never import features. */
export const campaignPath = (id: string): string => `/sms-campaigns/details/${id}`;
export const userPath = (id: string): string => `/users/${id}`;
export const contactPath = (id: string): string => `/contacts/${id}`;
export const contactsSearchPath = (text: string): string => `/contacts?q=${encodeURIComponent(text)}`;
/** Everything that answers to a few words. */
export const searchPath = (text: string): string => `/pages/search?q=${encodeURIComponent(text)}`;
export const campaignsSearchPath = (text: string): string => `/sms-campaigns/history?q=${encodeURIComponent(text)}`;
export const templatePath = (id: string): string => `/sms-templates/${id}`;
export const templatesSearchPath = (text: string): string => `/sms-templates?q=${encodeURIComponent(text)}`;
export const articlePath = (categoryAndSlug: string): string => `/documentation/${categoryAndSlug}`;
export const helpSearchPath = (text: string): string => `/faq?q=${encodeURIComponent(text)}`;
/** The contacts that meet all of the filters, which are JSON as the API takes them. */
export const contactsOfPath = (filters: string): string => `/contacts?filters=${encodeURIComponent(filters)}`;
export const lockPath = '/pages/lock-screen';
export const topUpPath = '/billing/top-up';
export const importPath = '/contacts/import';
export const newContactPath = '/contacts/new';
export const campaignsPath = '/sms-campaigns/history';
export const composerPath = '/sms-campaigns/create';
export const draftPath = (id: string): string => `/sms-campaigns/edit?id=${id}`;
export const accountPath = '/account';
export const detailsPath = '/account/details';
export const brandingPath = '/account/branding';
export const policiesPath = '/account/policies';
export const settingsPath = '/account/settings';
export const openingHoursPath = '/account/opening-hours';
export const securityPath = '/account/security';
/** Who did what, as far as it was support. */
export const supportActivityPath = `/users?view=activity&filters=${encodeURIComponent(
  JSON.stringify([{ field: 'actorKind', type: 'enum', operation: 'one', value: ['support'] }]),
)}`;
