import { permissionNames } from '@bellbird/field-rules';
import { defineTexts } from '../i18n/texts';

/** What each permission is called (spec point 6), and what it lets somebody do. */
export const permissionTexts = defineTexts({
  names: permissionNames,
  /** In a row, where there is room for a word. */
  short: {
    owner: 'Owner',
    administrator: 'Administrator',
    'user-editor': 'Users',
    'merchant-editor': 'Merchant',
    'business-editor': 'Business',
    'campaign-editor': 'Campaign',
  },
  does: {
    owner: 'Everything, and makes other owners',
    administrator: 'Everything except making owners',
    'user-editor': 'Invites people, gives permissions they have',
    'merchant-editor': 'Waiting list, opening hours, branding',
    'business-editor': 'Money, cards, numbers, business details',
    'campaign-editor': 'Contacts, campaigns, replies, reviews',
  },
});
