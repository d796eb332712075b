/** What stands under each heading of the documentation. */
export const tagDescriptions: Readonly<Record<string, string>> = {
  auth: 'Signing up, in and out, and new passwords. Access tokens hold for a few minutes; refresh tokens are used once.',
  users: 'What a person keeps with their own account: name, password, avatar, flags, bookmarks, drafts.',
  tenants: 'Your business: its details, its balance, its cards.',
  'app-services': 'What the platform sells, and its prices by country.',
  contacts: 'The people and businesses that you text: by hand, by import, by export; and the public opt-out page.',
  attributes: 'Custom fields of contacts. Their keys stand in filters, sorting and placeholders as attributes.<key>.',
  tags: 'Words that contacts are marked with.',
  segments: 'Saved filters of contacts: whoever meets one at the moment belongs to it.',
  audiences: 'Groups of contacts that were chosen one by one.',
  'sms-campaigns': 'Campaigns: quote, test, send, schedule, pause, cancel, and what became of each text.',
  'sms-templates': 'Texts to use again.',
  'caller-ids': 'Whom texts come from.',
  'inbound-sms': 'Texts that customers sent.',
  notifications: 'What your business and you are told.',
};
