import { defineTexts } from '../../../lib/i18n/texts';

export const activityTexts = defineTexts({
  title: 'Activity',
  lead: 'Who did what with people, money and sending, and what support looked at. Nobody can change it.',
  platformLead: 'Who did what with the people and the settings of Bellbird itself. Nobody can change it.',
  noun: { one: 'entry', other: 'entries' },
  backToUsers: 'Users',
  backToPeople: 'Users',
  errorTitle: 'We couldn’t load the activity',
  emptyTitle: 'Nothing to show yet',
  emptyText: 'Inviting people, changing what they may do, sending, paying and exporting appear here.',
  platformEmptyText: 'Inviting people, their two-factor, exports and changes of the app settings appear here.',
  search: 'Who or what',
  what: 'What happened',
  when: 'When',
  who: 'Who did it',
  kind: 'Kind of person',
  subject: 'Person or thing',
  action: 'Kind of change',
  address: 'Internet address',
  noAddress: 'Not kept',
  you: 'You',
  kinds: { person: 'Someone here', support: 'Bellbird support', admin: 'Bellbird', service: 'Bellbird by itself' },
  somebody: 'someone who has left',
  gave: (who: string, to: string, what: string) => `${who} gave ${to} ${what}`,
  took: (who: string, from: string, what: string) => `${who} took ${what} from ${from}`,
  gaveAndTook: (who: string, to: string, given: string, taken: string) =>
    `${who} gave ${to} ${given}, and took ${taken} away`,
  scheduled: (who: string, what: string) => `${who} scheduled “${what}”`,
  invitedAs: (who: string, whom: string, as: string) => `${who} invited ${whom} as ${as}`,
  /** What is done, as the list of kinds says it, and as a sentence of who and to whom. */
  actions: {
    'user.invited': { label: 'Invited', says: (who: string, whom: string) => `${who} invited ${whom}` },
    'user.invitation-revoked': {
      label: 'Invitation revoked',
      says: (who: string, whom: string) => `${who} revoked the invitation of ${whom}`,
    },
    'user.joined': { label: 'Joined', says: (who: string) => `${who} joined` },
    'user.moved': { label: 'Moved here', says: (who: string) => `${who} moved here from another business` },
    'user.permissions-changed': {
      label: 'Rights changed',
      says: (who: string, whom: string) => `${who} changed what ${whom} may do`,
    },
    'user.switched-off': { label: 'Switched off', says: (who: string, whom: string) => `${who} switched ${whom} off` },
    'user.switched-on': { label: 'Switched on', says: (who: string, whom: string) => `${who} switched ${whom} on` },
    'user.removed': { label: 'Removed', says: (who: string, whom: string) => `${who} removed ${whom}` },
    'user.left': { label: 'Left', says: (who: string) => `${who} left` },
    'two-factor.on': { label: 'Two-factor on', says: (who: string) => `${who} turned two-factor on` },
    'two-factor.off': { label: 'Two-factor off', says: (who: string) => `${who} turned two-factor off` },
    'two-factor.reset': {
      label: 'Two-factor reset',
      says: (who: string, whom: string) => `${who} reset the two-factor of ${whom}`,
    },
    'recovery.started': {
      label: 'Account recovery started',
      says: (who: string) => `${who} asked to get in without phone and codes`,
    },
    'recovery.used': {
      label: 'Account recovery used',
      says: (who: string) => `${who} got in without phone and codes; two-factor is off`,
    },
    'email.changed': { label: 'Email changed', says: (who: string) => `${who} changed their own email` },
    'email.change-undone': {
      label: 'Email change undone',
      says: (who: string) => `${who} undid the change of their email`,
    },
    'google.linked': { label: 'Google linked', says: (who: string) => `${who} linked a Google account` },
    'google.unlinked': { label: 'Google unlinked', says: (who: string) => `${who} unlinked the Google account` },
    'session.ended-by-other': {
      label: 'Logged out by others',
      says: (who: string, whom: string) => `${who} logged ${whom} out everywhere`,
    },
    'business.details-changed': {
      label: 'Business details changed',
      says: (who: string) => `${who} changed the business details`,
    },
    'business.branding-changed': { label: 'Branding changed', says: (who: string) => `${who} changed the branding` },
    'business.policy-published': {
      label: 'Privacy policy published',
      says: (who: string) => `${who} published the privacy policy`,
    },
    'business.hours-changed': {
      label: 'Opening hours changed',
      says: (who: string) => `${who} changed the opening hours`,
    },
    'business.suspended': {
      label: 'Sending paused',
      says: (who: string, what: string) => `${who} paused the sending of ${what}`,
    },
    'business.reinstated': {
      label: 'Sending on again',
      says: (who: string, what: string) => `${who} let ${what} send again`,
    },
    'setting.changed': {
      label: 'Setting changed',
      says: (who: string, what: string) => `${who} changed the setting “${what}”`,
    },
    'app-setting.changed': {
      label: 'Platform setting changed',
      says: (who: string, what: string) => `${who} changed the setting “${what}” of Bellbird`,
    },
    'credit.given': { label: 'Credit booked', says: (who: string, what: string) => `${who} booked credit for ${what}` },
    'file.read': {
      label: 'Document opened',
      says: (who: string, what: string) => `${who} opened the document “${what}”`,
    },
    'card.added': { label: 'Card added', says: (who: string, what: string) => `${who} added the card ${what}` },
    'card.removed': { label: 'Card removed', says: (who: string, what: string) => `${who} removed the card ${what}` },
    'sharing.changed': {
      label: 'Sharing changed',
      says: (who: string, what: string) => `${who} changed who sees “${what}”`,
    },
    // It may be paused or stopped since: that all of it was sent is not known here.
    'campaign.launched': {
      label: 'Campaign started or scheduled',
      says: (who: string, what: string) => `${who} started “${what}”`,
    },
    'campaign.canceled': { label: 'Campaign stopped', says: (who: string, what: string) => `${who} stopped “${what}”` },
    'automation.activated': {
      label: 'Automation switched on',
      says: (who: string, what: string) => `${who} switched on “${what}”`,
    },
    'automation.stopped': {
      label: 'Automation switched off',
      says: (who: string, what: string) => `${who} switched off “${what}”`,
    },
    'support.granted': { label: 'Support let in', says: (who: string) => `${who} let Bellbird support look` },
    'support.ended': {
      label: 'Support access ended',
      says: (who: string) => `${who} ended the access of Bellbird support`,
    },
    'support.looked': {
      label: 'Looked at by support',
      says: (who: string, what: string) => `${who} looked at ${what}`,
    },
    'export.started': { label: 'File exported', says: (who: string, what: string) => `${who} exported ${what}` },
  },
  other: (who: string, action: string) => `${who}: ${action}`,
});
