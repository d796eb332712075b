import { useQuery } from '@apollo/client/react';
import { CampaignQuoteDocument } from '../../../domain/campaigns/estimate/estimate.generated';
import { quotedAudience, quotedWords, type Audience } from '../../../domain/campaigns/estimate/quoted';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignAudienceDocument } from './campaign-origin.generated';

const nobody: Audience = { contactIds: [], groupIds: [], segmentIds: [], phones: [], resendOf: null };

/** What of a campaign decides its bill, beside who it is for. */
export const quotedContent = (campaign: CampaignDetailsFragment) => ({
  ...quotedWords(campaign),
  ...((campaign.links?.length ?? 0) > 0 && { trackLinks: true }),
});

/** What the campaign would cost if it went out now. Only for who may send. */
export function useQuoteAgain(campaign: CampaignDetailsFragment, maySend: boolean) {
  const { data: audience } = useQuery(CampaignAudienceDocument, { variables: { id: campaign.id } });
  const { data, refetch } = useQuery(CampaignQuoteDocument, {
    skip: audience?.smsCampaign == null || !maySend,
    fetchPolicy: 'network-only',
    variables: {
      input: { ...quotedContent(campaign), ...quotedAudience(audience?.smsCampaign ?? nobody) },
    },
  });
  return { quote: data?.quoteSmsCampaign ?? null, refetch };
}
