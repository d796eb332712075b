import { BookOpen, History, House, SlidersHorizontal, Store, UserRoundCog, type LucideIcon } from 'lucide-react';
import { activityPath, platformPath } from '../../lib/paths';
import { platformShellTexts as t } from './platform-shell.texts';

interface Place {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Addresses that are of it, too. */
  also?: readonly string[];
}

/** What the platform's admin runs, in the order of the menu. */
export const places: readonly Place[] = [
  { to: platformPath, label: t.home, icon: House },
  { to: '/merchants', label: t.merchants, icon: Store },
  { to: '/app-settings', label: t.appSettings, icon: SlidersHorizontal },
  { to: '/users', label: t.people, icon: UserRoundCog },
  { to: activityPath, label: t.activity, icon: History },
  { to: '/faq', label: t.help, icon: BookOpen, also: ['/documentation'] },
];

/** The place of an address; undefined where the menu has none for it. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): Place | undefined {
  const isActivity = pathname === '/users' && new URLSearchParams(search).get('view') === 'activity';
  if (isActivity) return places.find(({ to }) => to === activityPath);
  return places.find(({ to, also = [] }) =>
    [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  );
}
