import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { CampaignReadersDocument, type CampaignReadersQuery } from '../recipients/recipients.generated';
import { useFreshened } from '../use-freshened';

export type Reader = NonNullable<CampaignReadersQuery['campaignRecipients']>['data'][number];

/** So many people to read the text as; more would be a search. */
const limit = 8;

/**
 * The first people of a campaign whose text is written: it is read as one of them reads it. They are asked for beside the
 * campaign, as the figures are, so that the page can wait for both; and anew as it moves, until there are some.
 */
export function useReaders(
  id: string,
  campaign: { version: number; counts: { recipients: number } } | null | undefined,
): { readers: readonly Reader[]; isAsked: boolean } {
  const { data, loading, error, refetch } = useQuery(CampaignReadersDocument, { variables: { id, limit } });
  const readers = useMemo(() => data?.campaignRecipients?.data.filter(({ text }) => text !== null) ?? [], [data]);
  const lacksThem = readers.length === 0 && campaign != null && campaign.counts.recipients > 0;
  useFreshened(lacksThem ? campaign.version : null, refetch);
  return { readers, isAsked: loading && data === undefined && error === undefined };
}
