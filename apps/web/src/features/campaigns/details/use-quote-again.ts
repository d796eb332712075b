import { useQuery } from '@apollo/client/react';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignAudienceDocument, QuoteAgainDocument, type CampaignAudienceQuery } from './campaign-origin.generated';

type Audience = Omit<NonNullable<CampaignAudienceQuery['smsCampaign']>, 'id'>;
interface Words extends Pick<CampaignDetailsFragment, 'messageType' | 'callerId' | 'message' | 'variantSeed'> {
  variants: readonly { message: string; share: number }[] | null;
}
const nobody: Audience = { contactIds: [], groupIds: [], segmentIds: [], phones: [], resendOf: null };

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

/** What of a campaign decides its bill, beside who it is for. */
export const quotedContent = (campaign: CampaignDetailsFragment) => ({
  ...quotedWords(campaign),
  ...((campaign.links?.length ?? 0) > 0 && { trackLinks: true }),
});

/** What the campaign would cost if it went out now. Only for who may send. */
export function useQuoteAgain(campaign: CampaignDetailsFragment, maySend: boolean) {
  const { data: audience } = useQuery(CampaignAudienceDocument, { variables: { id: campaign.id } });
  const { data, refetch } = useQuery(QuoteAgainDocument, {
    skip: audience?.smsCampaign == null || !maySend,
    fetchPolicy: 'network-only',
    variables: {
      input: { ...quotedContent(campaign), ...quotedAudience(audience?.smsCampaign ?? nobody) },
    },
  });
  return { quote: data?.quoteSmsCampaign ?? null, refetch };
}
