import { Clock, FileText, Palette, Settings, ShieldCheck, Store, type LucideIcon } from 'lucide-react';
import { formatDate } from '../../../lib/format/time';
import {
  brandingPath,
  detailsPath,
  openingHoursPath,
  policiesPath,
  securityPath,
  settingsPath,
} from '../../../lib/paths';
import { accountTabsTexts } from '../../../ui/tabs/account-tabs.texts';
import { openInWords } from '../opening-hours/open-in-words';
import type { AccountOverviewQuery } from './overview.generated';
import { overviewTexts as t } from './overview.texts';

export interface Section {
  to: string;
  label: string;
  icon: LucideIcon;
  /** How it stands; null where that is not known. */
  state: string | null;
}

/** The parts of the account, each with how it stands. */
export function sectionsOf(
  facts: AccountOverviewQuery | undefined,
  own: { twoFactor: boolean | undefined; appearance: string; timeZone: string; now: Date },
): Section[] {
  const { accountSettingsDetails: details, accountSettingsBranding: worn } = facts ?? {};
  const { accountSettingsPrivacyPolicy: policy, accountSettingsOpeningHours: hours } = facts ?? {};
  const tabs = accountTabsTexts;
  return [
    {
      to: detailsPath,
      label: tabs.details,
      icon: Store,
      state: details ? (details.email || details.phone ? details.name : t.noWay) : null,
    },
    { to: brandingPath, label: tabs.branding, icon: Palette, state: worn ? picturesOf(worn) : null },
    {
      to: policiesPath,
      label: tabs.policies,
      icon: FileText,
      state: policy
        ? policy.publishedAt === null
          ? t.noPolicy
          : t.published(formatDate(new Date(policy.publishedAt), own.timeZone))
        : null,
    },
    {
      to: openingHoursPath,
      label: tabs.openingHours,
      icon: Clock,
      state: hours ? openInWords(hours, own.now) : null,
    },
    {
      to: securityPath,
      label: tabs.security,
      icon: ShieldCheck,
      state: own.twoFactor === undefined ? null : own.twoFactor ? t.twoFactor.on : t.twoFactor.off,
    },
    { to: settingsPath, label: tabs.settings, icon: Settings, state: own.appearance },
  ];
}

type Of<Key extends keyof AccountOverviewQuery> = NonNullable<AccountOverviewQuery[Key]>;

const picturesOf = ({ icon, logo }: Of<'accountSettingsBranding'>): string =>
  icon !== null && logo !== null
    ? t.pictures.both
    : icon !== null
      ? t.pictures.icon
      : logo !== null
        ? t.pictures.logo
        : t.pictures.none;
