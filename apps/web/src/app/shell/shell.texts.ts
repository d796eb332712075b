import { defineTexts } from '../../lib/i18n/texts';

export const shellTexts = defineTexts({
  menu: 'Main menu', home: 'Home', services: 'Services', audience: 'Audience', setUp: 'Set-up',
  smsCampaigns: 'SMS campaigns', history: 'History', scheduled: 'Scheduled', drafts: 'Drafts', replies: 'Replies', templates: 'Templates',
  contacts: 'Contacts', tags: 'Tags', customFields: 'Custom fields', senderIds: 'Sender IDs', billing: 'Billing', bin: 'Bin', more: 'More', campaigns: 'Campaigns',
  search: 'Search or jump to…', searchKeys: '⌘K', newCampaign: 'New campaign', notifications: 'Notifications', account: 'Account', balance: 'Balance',
  unseen: (count: number) => `${count} not seen yet`,
  logOut: 'Log out', theme: 'Theme', light: 'Light', dark: 'Dark', system: 'As the system', keys: 'All keys',
  trail: 'Where you came through', copyright: '© 2026 Bellbird', prices: 'Prices in Australian dollars, GST excluded', times: (zone: string) => `Times in ${zone}`,
  reconnecting: 'Reconnecting', lastNews: (time: string) => `last news at ${time}`,
});
