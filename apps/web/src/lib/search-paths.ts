/** Where lists show what answers to a few words. Apart from `paths.ts`, which every first page carries. */
/** Everything that answers to a few words. */
export const searchPath = (text: string): string => `/pages/search?q=${encodeURIComponent(text)}`;
export const contactsSearchPath = (text: string): string => `/contacts?q=${encodeURIComponent(text)}`;
export const campaignsSearchPath = (text: string): string => `/sms-campaigns/history?q=${encodeURIComponent(text)}`;
export const templatesSearchPath = (text: string): string => `/sms-templates?q=${encodeURIComponent(text)}`;
export const helpSearchPath = (text: string): string => `/faq?q=${encodeURIComponent(text)}`;
