import { useQuery } from '@apollo/client/react';
import { CampaignQuotesDocument } from '../../../../domain/campaigns/estimate/estimate.generated';

/** What the campaign would cost if it went out now. Only for who may send. */
export function useQuoteAgain(campaign: { id: string }, maySend: boolean) {
  const { data, refetch } = useQuery(CampaignQuotesDocument, {
    skip: !maySend,
    fetchPolicy: 'network-only',
    variables: { ids: [campaign.id] },
  });
  return { quote: data?.quoteSmsCampaigns?.[0] ?? null, refetch };
}
