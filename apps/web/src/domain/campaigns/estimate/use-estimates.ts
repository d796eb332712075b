import { useQuery } from '@apollo/client/react';
import { useMay } from '../../../lib/session/session';
import { CampaignQuotesDocument, type CampaignQuotesQuery } from './estimate.generated';

/** Null where nobody can tell, undefined while it is asked. */
export type Estimate = NonNullable<CampaignQuotesQuery['quoteSmsCampaigns']>[number] | undefined;

/**
 * How many people each scheduled one of these campaigns, 15 at most, would go to now, and for how much: they are chosen
 * anew at its time. Asked of all at once. Empty for who may not send: nobody else may ask for a price.
 */
export function useEstimates(all: readonly { id: string; status: string }[]): ReadonlyMap<string, Estimate> {
  const maySend = useMay('campaign-editor');
  const ids = all.filter(({ status }) => maySend && status === 'pending').map(({ id }) => id);
  const { data, error } = useQuery(CampaignQuotesDocument, { skip: ids.length === 0, variables: { ids } });
  const quotes = data?.quoteSmsCampaigns;
  return new Map(ids.map((id, at) => [id, quotes?.[at] ?? ((quotes ?? error) ? null : undefined)]));
}
