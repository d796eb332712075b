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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as RecentChoice[]).filter(({ id, label }) => typeof id === 'string' && typeof label === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberChoice(userId: string, choice: RecentChoice): void {
  const others = recentChoices(userId).filter(({ id }) => id !== choice.id);
  localStorage.setItem(keyOf(userId), JSON.stringify([choice, ...others].slice(0, most)));
}
