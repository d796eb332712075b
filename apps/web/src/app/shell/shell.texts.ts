import { defineTexts, formatCount, plural } from '../../lib/i18n/texts';

export const shellTexts = defineTexts({
  menu: 'Main menu', home: 'Home', services: 'Services', audience: 'Audience', setUp: 'Set-up',
  smsCampaigns: 'SMS campaigns', create: 'Create', history: 'History', scheduled: 'Scheduled', drafts: 'Drafts', replies: 'Replies', templates: 'Templates',
  contacts: 'Contacts', allContacts: 'All contacts', tags: 'Tags', customFields: 'Custom fields', senderIds: 'Sender IDs', billing: 'Billing', bin: 'Bin', more: 'More', campaigns: 'Campaigns',
  unfold: (section: string) => `Pages of ${section}`, openMenu: 'Open the menu',
  live: (count: number) => `${formatCount(count)} live`, waiting: (count: number) => plural(count, '# campaign waits for you', '# campaigns wait for you'),
  search: 'Search or jump to…', newCampaign: 'New campaign', notifications: 'Notifications', account: 'Account', balance: (amount: string) => `Balance ${amount}`,
  unseen: (count: number) => `${formatCount(count)} not seen yet`, bell: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${formatCount(count)} not seen yet`),
  allNotifications: 'All notifications', noNotifications: 'Nothing new yet', noNotificationsText: 'Sent campaigns, replies and top-ups are told here.', notificationsError: 'Notifications could not be loaded.',
  justNow: 'Not seen yet', loading: 'Loading',
  logOut: 'Log out', theme: 'Theme', light: 'Light', dark: 'Dark', system: 'As the system', keys: 'All keys',
  trail: 'Where you came through', copyright: '© 2026 Bellbird', prices: 'Prices in Australian dollars, GST excluded', times: (zone: string) => `Times in ${zone}`,
  reconnecting: 'Reconnecting', lastNews: (time: string) => `last news at ${time}`, offline: 'You are offline. What you see stays, changes wait for the connection.',
});
