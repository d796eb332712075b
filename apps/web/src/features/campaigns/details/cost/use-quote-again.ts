import { useQuery } from '@apollo/client/react';
import { CampaignQuotesDocument } from '../../../../domain/campaigns/estimate/estimate.generated';
import { useFreshened } from '../../use-freshened';

/**
 * What the campaign would cost if it went out now, asked again as it is changed; null while it is not known. `isRefused`:
 * it cannot be quoted as it stands. Only for who may send.
 */
export function useQuoteAgain({ id, version }: { id: string; version: number }, maySend: boolean) {
  const { data, refetch } = useQuery(CampaignQuotesDocument, {
    skip: !maySend,
    fetchPolicy: 'network-only',
    variables: { ids: [id] },
  });
  useFreshened(maySend ? version : null, refetch);
  const quote = data?.quoteSmsCampaigns?.[0] ?? null;
  return { quote, isRefused: data?.quoteSmsCampaigns != null && quote === null, refetch };
}
