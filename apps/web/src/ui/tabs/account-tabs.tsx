import { Link, useLocation } from 'react-router-dom';
import { brandingPath, detailsPath, openingHoursPath, policiesPath, securityPath, settingsPath } from '../../lib/paths';
import { isAdmin, useUser, type SessionUser } from '../../lib/session/session';
import { accountTabsTexts as t } from './account-tabs.texts';
import { Tabs } from './tabs';

const pages = [
  [detailsPath, t.details],
  [brandingPath, t.branding],
  [policiesPath, t.policies],
  [openingHoursPath, t.openingHours],
  [securityPath, t.security],
  [settingsPath, t.settings],
] as const;

/** Who looks as support sees nothing of anybody's own log-ins. */
const seenBy = ({ support }: SessionUser) => pages.filter(([path]) => path !== securityPath || !support);

/** The page of the account that is open. */
function useOpenPage(): (typeof pages)[number] {
  const { pathname } = useLocation();
  const here = pathname.replace('/account-mobile', '/account');
  return pages.find(([path]) => here.startsWith(path)) ?? pages[0];
}

/** The same head over every tab, so that they stay where they are; its own name is for the browser's tab and the trail. */
export const useAccountHead = (): { title: string; documentTitle: string } => ({
  title: t.label,
  documentTitle: useOpenPage()[1],
});

/** The pages of a business's account and one's own, whichever feature draws them. The platform's admin has the own security alone. */
export function AccountTabs() {
  const [open] = useOpenPage();
  const user = useUser();
  if (isAdmin(user)) return null;
  return (
    <Tabs aria-label={t.label}>
      {seenBy(user).map(([path, label]) => (
        <Link key={path} to={path} {...(path === open && { 'aria-current': 'page' as const })}>
          {label}
        </Link>
      ))}
    </Tabs>
  );
}
