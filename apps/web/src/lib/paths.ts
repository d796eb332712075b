/** Addresses that one part of the client names and another serves: written once, since features never import features. */
export const campaignPath = (id: string): string => `/sms-campaigns/details/${id}`;
export const userPath = (id: string): string => `/users/${id}`;
export const contactPath = (id: string): string => `/contacts/${id}`;
export const templatePath = (id: string): string => `/sms-templates/${id}`;
export const articlePath = (categoryAndSlug: string): string => `/documentation/${categoryAndSlug}`;
/** The contacts that meet all of the filters, which are JSON as the API takes them. */
export const contactsOfPath = (filters: string): string => `/contacts?filters=${encodeURIComponent(filters)}`;
/** The home of the platform's admin. */
export const platformPath = '/platform';
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
/** Where everybody reads the policy of a business. */
export const publicPolicyPath = (tenantId: string): string => `/privacy-policy/${tenantId}`;
export const openingHoursPath = '/account/opening-hours';
export const securityPath = '/account/security';
/** Who did what. */
export const activityPath = '/users?view=activity';
