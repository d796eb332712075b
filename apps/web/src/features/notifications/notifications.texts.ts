import { defineTexts, plural } from '../../lib/i18n/texts';

export const notificationsTexts = defineTexts({
  title: 'Notifications',
  markSeen: 'Mark all as seen',
  today: 'Today',
  yesterday: 'Yesterday',
  unseen: 'Not seen yet',
  remove: (title: string) => `Delete: ${title}`,
  older: 'Show older',
  loading: 'Loading',
  fresh: (count: number) => `${plural(count, '# new', '# new')}, show`,
  deleted: 'Notification deleted',
  deleteFailed: 'The notification was not deleted',
  seenFailed: 'They were not marked as seen',
  emptyTitle: 'Nothing new yet',
  empty: 'When a campaign is sent, somebody replies or opts out, or a top-up goes through, it is told here.',
  error: 'We could not load your notifications',
});
