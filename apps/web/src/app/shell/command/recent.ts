import { store, storedJson } from '../../../lib/stored';

/** What the person chose last, by the menu's ids, in this browser: offered first when nothing is typed yet. */
export interface RecentChoice {
  id: string;
  /** Of what is not always there: a contact's or a campaign's name and address. */
  label: string;
  to?: string;
}
const most = 5;
const keyOf = (userId: string): string => `bellbird.recent.${userId}`;

export function recentChoices(userId: string): RecentChoice[] {
  const kept = storedJson(keyOf(userId));
  return Array.isArray(kept)
    ? (kept as RecentChoice[])
        .filter((choice) => typeof choice?.id === 'string' && typeof choice.label === 'string')
        .slice(0, most)
    : [];
}

export function rememberChoice(userId: string, choice: RecentChoice): void {
  const others = recentChoices(userId).filter(({ id }) => id !== choice.id);
  store(keyOf(userId), JSON.stringify([choice, ...others].slice(0, most)));
}
