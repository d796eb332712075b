import {
  BadgeCheck,
  BookOpen,
  ChartColumn,
  CreditCard,
  House,
  Megaphone,
  Store,
  TicketCheck,
  Trash2,
  UserRoundCog,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { accountPath, composerPath, quickPath } from '../../../lib/paths';
import type { Permission } from '../../../lib/session/session';
import { shellTexts as t } from '../shell.texts';

export interface MenuEntry {
  label: string;
  to: string;
  icon?: LucideIcon;
  /** Seen only by who has one of these. */
  permissions?: readonly Permission[];
  /** Which figure stands at its end, where there is one to show. */
  count?: 'contacts' | 'scheduled' | 'drafts' | 'history' | 'replies';
  children?: readonly MenuEntry[];
  /** Its pages are shown from elsewhere too, until the person folds it. */
  isUnfolded?: boolean;
  /** The first page of its section, by whose name the section is meant. */
  isWholeSection?: boolean;
}
export interface MenuGroup {
  label?: string;
  entries: readonly MenuEntry[];
}

/** The side menu: what exists, in the order of a day's work. */
export const menu: readonly MenuGroup[] = [
  {
    entries: [
      { label: t.home, to: '/home', icon: House },
      { label: t.analytics, to: '/analytics/campaigns', icon: ChartColumn },
    ],
  },
  {
    label: t.services,
    entries: [
      {
        label: t.smsCampaigns,
        to: '/sms-campaigns/history',
        icon: Megaphone,
        isUnfolded: true,
        children: [
          { label: t.create, to: composerPath, permissions: ['campaign-editor'] },
          { label: t.quick, to: quickPath, permissions: ['campaign-editor'] },
          { label: t.history, to: '/sms-campaigns/history', count: 'history' },
          { label: t.scheduled, to: '/sms-campaigns/scheduled', count: 'scheduled' },
          { label: t.drafts, to: '/sms-campaigns/drafts', count: 'drafts' },
          { label: t.replies, to: '/sms-inbounds', count: 'replies' },
          { label: t.templates, to: '/sms-templates' },
          { label: t.automations, to: '/automations' },
        ],
      },
      { label: t.waitingList, to: '/waiting-list', icon: TicketCheck },
    ],
  },
  {
    label: t.audience,
    entries: [
      {
        label: t.contacts,
        to: '/contacts',
        icon: Users,
        count: 'contacts',
        children: [
          { label: t.allContacts, to: '/contacts', isWholeSection: true },
          { label: t.segments, to: '/segments' },
          { label: t.tags, to: '/tags' },
          { label: t.customFields, to: '/custom-fields' },
          { label: t.contactAnalytics, to: '/analytics/contacts' },
        ],
      },
    ],
  },
  {
    label: t.setUp,
    entries: [
      { label: t.senderIds, to: '/caller-ids', icon: BadgeCheck },
      { label: t.billing, to: '/billing', icon: CreditCard, permissions: ['business-editor'] },
      { label: t.accountPages, to: accountPath, icon: Store },
      { label: t.users, to: '/users', icon: UserRoundCog, permissions: ['user-editor'] },
    ],
  },
];
export const menuFoot: readonly MenuEntry[] = [
  { label: t.help, to: '/faq', icon: BookOpen },
  { label: t.bin, to: '/contacts/trash', icon: Trash2 },
];
