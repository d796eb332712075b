/** The states and territories of Australia, as their post offices write them. */
export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof states)[number];

/** A public holiday of a whole state. Show days and days of one town are not in it. */
export interface Holiday {
  /** `2026-12-25` */
  date: string;
  name: string;
  /** It begins at this hour, `19:00`, and lasts to midnight; null: all day. */
  from: string | null;
}
