/** The people of an ended campaign who are sent to again, by why they did not get it. */
export interface ResendOf {
  campaignId: string;
  statuses: readonly string[];
}

/**
 * Behind whom the next people of a resend come: first those who had a text, by their place in the campaign, then those who
 * were left out, contacts before numbers of nobody.
 */
export type ResendCursor = { seen: number } & (
  | { from: 'messages'; ordinal: number }
  | { from: 'contacts'; contactId: string; typed: number }
  | { from: 'numbers'; typed: number }
);

/** People who had a text have these; all others of a resend were left out. */
export const leftOut = 'left-out';

/** `seen`: how many were decided on, which gives each a place of their own. */
export const firstCursor: ResendCursor = { from: 'messages', ordinal: 0, seen: 0 };
