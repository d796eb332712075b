import type { ScheduledToQuoteQuery } from './estimate.generated';

type Scheduled = NonNullable<ScheduledToQuoteQuery['smsCampaign']>;
export type Audience = Pick<Scheduled, 'contactIds' | 'groupIds' | 'segmentIds' | 'phones' | 'resendOf'>;
type Words = Pick<Scheduled, 'messageType' | 'callerId' | 'message' | 'variants' | 'variantSeed'>;

/** Whom a campaign is for, as a quote takes it. */
export const quotedAudience = ({ contactIds, groupIds, segmentIds, phones, resendOf }: Audience) => ({
  contactIds,
  groupIds,
  segmentIds,
  ...(phones.length > 0 && { phones }),
  ...(resendOf !== null && { resendOf: { campaignId: resendOf.campaignId, statuses: resendOf.statuses } }),
});

/** What a campaign says and from whom, as a quote takes it. */
export const quotedWords = ({ messageType, callerId, message, variants, variantSeed }: Words) => ({
  messageType,
  callerId,
  ...(variants === null
    ? { message }
    : { variants: variants.map(({ message, share }) => ({ message, share })), variantSeed }),
});

/** All of a scheduled campaign that decides its bill. */
export const quotedScheduled = (campaign: Scheduled) => ({
  ...quotedWords(campaign),
  ...quotedAudience(campaign),
  trackLinks: campaign.trackLinks,
});
