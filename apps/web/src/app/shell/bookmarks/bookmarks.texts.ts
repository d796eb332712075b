import { defineTexts, formatCount } from '../../../lib/i18n/texts';

export const bookmarksTexts = defineTexts({
  title: 'Bookmarks',
  add: 'Bookmark this page',
  remove: 'Remove the bookmark',
  added: (page: string) => `${page} is bookmarked`,
  removed: (page: string) => `${page} is no longer bookmarked`,
  moveHint: 'Drag it, or press Alt with an arrow, to move it',
  moved: (page: string, at: number, of: number) => `${page} is now ${formatCount(at)} of ${formatCount(of)}`,
  more: (count: number) => `${formatCount(count)} more in the search`,
  pages: {
    create: 'New campaign',
    import: 'Import contacts',
    newContact: 'New contact',
    templatesBin: 'Templates in the bin',
    topUp: 'Top up',
    cards: 'Payment methods',
    billingHistory: 'Billing history',
    notifications: 'Notifications',
    branding: 'Branding',
    policies: 'Privacy policy',
    openingHours: 'Opening hours',
    security: 'Security',
    settings: 'Settings',
    invite: 'Invite people',
  },
});
