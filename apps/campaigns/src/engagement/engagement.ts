import { engagementMembers, type EngagementMember } from '@bellbird/events';

/** What people did with a campaign: every member, 0 too. */
export type Engagement = Record<EngagementMember, number>;

export const noEngagement: Readonly<Engagement> = Object.freeze(
  Object.fromEntries(engagementMembers.map((member) => [member, 0])) as Engagement,
);

/** What is counted after it moved; members that neither knows are left away. */
export function movedBy(
  before: Partial<Engagement>,
  moved: Readonly<Partial<Record<EngagementMember, number | undefined>>>,
): Partial<Engagement> {
  const counted = engagementMembers.map((member) => [member, (before[member] ?? 0) + (moved[member] ?? 0)] as const);
  return Object.fromEntries(counted.filter(([, count]) => count !== 0));
}
