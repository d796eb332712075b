import { defineTexts, plural } from '../../lib/i18n/texts';

export const notificationsTexts = defineTexts({
  title: 'Notifications',
  settings: 'Settings',
  kind: 'Show',
  allKinds: 'Everything',
  noneTitle: 'None of this kind',
  none: 'Choose another kind, or show everything.',
  markSeen: 'Mark all as seen',
  today: 'Today',
  yesterday: 'Yesterday',
  unseen: 'Not seen yet',
  remove: (title: string) => `Delete: ${title}`,
  older: 'Show older',
  fresh: (count: number) => `${plural(count, '1 new', '# new')}, show`,
  deleted: 'Notification deleted',
  deleteFailed: 'The notification was not deleted',
  seenFailed: 'The notifications were not marked as seen',
  emptyTitle: 'Nothing new yet',
  empty: 'Sent campaigns, replies, opt-outs and top-ups appear here.',
  error: 'We couldn’t load your notifications',
});
