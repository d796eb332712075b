import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { isFirstAsked } from '../../../lib/graph/asking/is-first-asked';
import { CampaignReadersDocument, type CampaignReadersQuery } from '../recipients/recipients.generated';
import { useFreshened } from '../use-freshened';

export type Reader = NonNullable<CampaignReadersQuery['campaignRecipients']>['data'][number];

/** So many people to read the text as; more would be a search. */
const limit = 8;

/**
 * The first people of a campaign, each with the text that they get. They are asked for beside the campaign, as the figures
 * are, so that the page of one that has people can wait for both; and again as it moves, until there are some.
 */
export function useReaders(
  id: string,
  campaign: { version: number; counts: { recipients: number } } | null | undefined,
): { readers: readonly Reader[]; isAsked: boolean } {
  const { data, networkStatus, refetch } = useQuery(CampaignReadersDocument, { variables: { id, limit } });
  const readers = useMemo(() => data?.campaignRecipients?.data.filter(({ text }) => text !== null) ?? [], [data]);
  const hasPeople = campaign != null && campaign.counts.recipients > 0;
  useFreshened(hasPeople && readers.length === 0 ? campaign.version : null, refetch);
  return { readers, isAsked: hasPeople && data === undefined && isFirstAsked(networkStatus) };
}
