import * as v from 'valibot';
import { count, defineEvent, delta, instant, older, uuid } from '../define-event.js';

/** What people did with a campaign, as it is counted: each a number of people, or of clicks. */
export const engagementMembers = [
  'clickedPeople',
  'clicks',
  'likelyMachine',
  'opened',
  'openedByMachine',
  'replied',
  'optedOut',
  'complained',
  'human',
  'machine',
] as const;
export type EngagementMember = (typeof engagementMembers)[number];

const deltas = Object.fromEntries(engagementMembers.map((member) => [member, v.optional(delta)])) as Record<
  EngagementMember,
  v.OptionalSchema<typeof delta, undefined>
>;

const first = v.object({
  campaignId: uuid,
  tenantId: uuid,
  /** When they did it, business time. */
  at: instant,
  ...deltas,
});

/** People did something with a campaign's texts: by how much each count moved. Any order adds up. */
export const engagementApplied = defineEvent({
  type: 'engagement.applied',
  topic: 'dispatch.progress',
  version: 2,
  key: 'campaignId',
  schema: v.object({
    ...first.entries,
    /** Which of the campaign's variants they got, from 1; null without. */
    variant: v.nullable(count),
  }),
  older: { 1: older(first, (applied) => ({ ...applied, variant: null })) },
  example: {
    campaignId: '01920000-0000-7000-8000-0000000000c1',
    tenantId: '01920000-0000-7000-8000-0000000000a1',
    at: '2026-11-20T01:05:00.000Z',
    replied: 1,
    variant: 2,
  },
});
