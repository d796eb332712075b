export type StepKey = 'contacts' | 'sender' | 'topUp' | 'campaign' | 'details' | 'twoFactor';
export interface Step {
  key: StepKey;
  isDone: boolean;
}

/** What the API tells of a business's beginnings; null where it is not this person's to see. */
export interface Beginnings {
  contacts: number;
  verifiedSenders: number;
  topUps: number | null;
  sent: number;
}

/** What is worth doing besides; null where it is not known (yet). */
export interface Besides {
  hasDetails: boolean | null;
  hasTwoFactor: boolean | null;
}

/**
 * The way to the first campaign, only of steps whose state is known: what is another's to see is left out rather than
 * guessed. It ends when the first campaign is sent, whatever else is open: what is worth doing besides comes last, so
 * that it never stands before the campaign.
 */
export function checklist(
  { contacts, verifiedSenders, topUps, sent }: Beginnings,
  { hasDetails, hasTwoFactor }: Besides,
): { steps: Step[]; isOver: boolean } {
  const steps: Step[] = [
    { key: 'contacts', isDone: contacts > 0 },
    { key: 'sender', isDone: verifiedSenders > 0 },
    ...(topUps === null ? [] : [{ key: 'topUp' as const, isDone: topUps > 0 }]),
    { key: 'campaign', isDone: sent > 0 },
    ...(hasDetails === null ? [] : [{ key: 'details' as const, isDone: hasDetails }]),
    ...(hasTwoFactor === null ? [] : [{ key: 'twoFactor' as const, isDone: hasTwoFactor }]),
  ];
  return { steps, isOver: sent > 0 };
}

/** The one to do now: the first that is open. */
export const nextStep = (steps: readonly Step[]): StepKey | null => steps.find(({ isDone }) => !isDone)?.key ?? null;
