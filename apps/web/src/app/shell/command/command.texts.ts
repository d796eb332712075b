import { defineTexts, plural } from '../../../lib/i18n/texts';

export const commandTexts = defineTexts({
  title: 'Search or jump to', label: 'Search pages, actions, contacts and campaigns', placeholder: 'Search or jump to…', esc: 'Esc', close: 'Close',
  groups: { recent: 'Recent', pages: 'Go to', actions: 'Do', campaigns: 'Campaigns', contacts: 'Contacts' },
  results: (count: number) => plural(count, '# result', '# results'),
  nothing: (query: string) => `Nothing is called “${query}”.`, nothingHint: 'Try a page, an action, a campaign, or the name or phone of a contact.',
  failed: 'Contacts and campaigns could not be searched. Pages and actions still work.',
  searchContacts: (query: string) => `Search contacts for “${query}”`,
  newCampaign: 'New campaign', addContact: 'Add a contact', importContacts: 'Import contacts', topUp: 'Top up the balance', keys: 'All keys', logOut: 'Log out', notifications: 'Notifications',
  theme: (mode: string) => `Theme: ${mode.toLowerCase()}`,
  words: { newCampaign: 'create send text sms message', addContact: 'new person people create', importContacts: 'csv file upload people', topUp: 'money pay credit card billing', theme: 'dark light mode colour appearance', keys: 'shortcuts keyboard help', logOut: 'sign out leave exit', notifications: 'bell news', history: 'sent', billing: 'money cards payments', bin: 'trash deleted', senderIds: 'caller number from' },
  sending: (percent: number) => `Sending, ${percent}%`,
  move: 'Move', open: 'Open', newTab: 'New tab', allKeys: 'All keys',
});
