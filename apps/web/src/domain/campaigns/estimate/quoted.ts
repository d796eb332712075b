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

/** Contacts chosen one by one, in a question: the gateway takes 1 MB, and 10,000 of them in a campaign have 390 kB. */
const mostContacts = 20_000;

/** Those of these campaigns that can be asked of in one question; of the others their own pages tell. */
export function quotedTogether<C extends Pick<Audience, 'contactIds'>>(campaigns: readonly C[]): C[] {
  let contacts = 0;
  return campaigns.filter(({ contactIds: { length } }) => {
    const fits = contacts + length <= mostContacts;
    if (fits) contacts += length;
    return fits;
  });
}
