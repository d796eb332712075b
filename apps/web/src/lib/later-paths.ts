// As `paths.ts`, which every first page carries: these no first page names.

/** Everything that answers to a few words. */
export const searchPath = (text: string): string => `/pages/search?q=${encodeURIComponent(text)}`;
export const contactsSearchPath = (text: string): string => `/contacts?q=${encodeURIComponent(text)}`;
export const campaignsSearchPath = (text: string): string => `/sms-campaigns/history?q=${encodeURIComponent(text)}`;
export const templatesSearchPath = (text: string): string => `/sms-templates?q=${encodeURIComponent(text)}`;
export const helpSearchPath = (text: string): string => `/faq?q=${encodeURIComponent(text)}`;
export const articlePath = (categoryAndSlug: string): string => `/documentation/${categoryAndSlug}`;
/** The contacts that meet all of the filters, which are as the API takes them. */
export const contactsOfPath = (filters: readonly object[]): string =>
  `/contacts?filters=${encodeURIComponent(JSON.stringify(filters))}`;
export const templatePath = (id: string): string => `/sms-templates/${id}`;
/** What was written with one person; `list` is the part of the address that the list beside it stands by. */
export const conversationPath = (id: string, list = ''): string => `/sms-inbounds/${id}${list}`;
/** The conversations that wait for somebody. */
export const waitingRepliesPath = '/sms-inbounds?view=needs-a-person';
/** Each text that came in, as it came. */
export const inboundTextsPath = '/sms-inbounds/texts';
