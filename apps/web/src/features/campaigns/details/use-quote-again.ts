import { useQuery } from '@apollo/client/react';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignAudienceDocument, QuoteAgainDocument } from './campaign-origin.generated';

/** What of a campaign decides its bill, beside who it is for. */
export const quotedContent = (campaign: CampaignDetailsFragment) => ({
  messageType: campaign.messageType,
  callerId: campaign.callerId,
  ...((campaign.links?.length ?? 0) > 0 && { trackLinks: true }),
  ...(campaign.variants === null
    ? { message: campaign.message }
    : {
        variants: campaign.variants.map(({ message, share }) => ({ message, share })),
        variantSeed: campaign.variantSeed,
      }),
});

/** What the campaign would cost if it went out now. Only for who may send. */
export function useQuoteAgain(campaign: CampaignDetailsFragment, maySend: boolean) {
  const { data: audience } = useQuery(CampaignAudienceDocument, { variables: { id: campaign.id } });
  const { contactIds = [], groupIds = [], segmentIds = [], phones = [], resendOf = null } = audience?.smsCampaign ?? {};
  const { data, refetch } = useQuery(QuoteAgainDocument, {
    skip: audience?.smsCampaign == null || !maySend,
    fetchPolicy: 'network-only',
    variables: {
      input: {
        ...quotedContent(campaign),
        contactIds,
        groupIds,
        segmentIds,
        ...(phones.length > 0 && { phones }),
        ...(resendOf !== null && { resendOf: { campaignId: resendOf.campaignId, statuses: resendOf.statuses } }),
      },
    },
  });
  return { quote: data?.quoteSmsCampaign ?? null, refetch };
}
