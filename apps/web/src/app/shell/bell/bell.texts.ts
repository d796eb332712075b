import { defineTexts, formatCount } from '../../../lib/i18n/texts';

export const bellTexts = defineTexts({
  unseen: (count: number) => `${formatCount(count)} not seen yet`,
  bell: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${formatCount(count)} not seen yet`),
  allNotifications: 'All notifications',
  noNotifications: 'Nothing new yet',
  noNotificationsText: 'Sent campaigns, replies and top-ups appear here.',
  notificationsError: 'We couldn’t load your notifications.',
  justNow: 'Not seen yet',
});
