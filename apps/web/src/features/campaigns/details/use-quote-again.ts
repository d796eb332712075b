import { useQuery } from '@apollo/client/react';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { CampaignAudienceDocument, QuoteAgainDocument } from './campaign-origin.generated';

/** What the campaign would cost if it went out now. Only for who may send. */
export function useQuoteAgain(campaign: CampaignDetailsFragment, maySend: boolean) {
  const { data: audience } = useQuery(CampaignAudienceDocument, { variables: { id: campaign.id } });
  const { contactIds = [], groupIds = [], segmentIds = [] } = audience?.smsCampaign ?? {};
  const { data, refetch } = useQuery(QuoteAgainDocument, {
    skip: audience?.smsCampaign == null || !maySend,
    fetchPolicy: 'network-only',
    variables: {
      input: {
        messageType: campaign.messageType,
        callerId: campaign.callerId,
        message: campaign.message,
        contactIds,
        groupIds,
        segmentIds,
      },
    },
  });
  return { quote: data?.quoteSmsCampaign ?? null, refetch };
}
