/** Why somebody provably did not get a campaign. */
export const undeliveredStatuses = ['bounced', 'canceled', 'left-out'] as const;
export type UndeliveredStatus = (typeof undeliveredStatuses)[number];

/** Of a campaign that goes to those who did not get another: which one, and who of it. */
export interface ResendOf {
  campaignId: string;
  statuses: UndeliveredStatus[];
}

/** Whatever was kept or answered, as far as it is one. */
export function resendOfIn(value: unknown): ResendOf | null {
  if (typeof value !== 'object' || value === null) return null;
  const { campaignId, statuses } = value as Record<string, unknown>;
  if (typeof campaignId !== 'string' || !Array.isArray(statuses)) return null;
  return { campaignId, statuses: undeliveredStatuses.filter((each) => statuses.includes(each)) };
}
