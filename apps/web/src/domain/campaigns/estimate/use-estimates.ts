import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import { placedVariables, repeated } from '../../../lib/graph/asking/repeated';
import { useMay } from '../../../lib/session/session';
import {
  CampaignQuoteDocument,
  ScheduledToQuoteDocument,
  type CampaignQuoteQuery,
  type ScheduledToQuoteQuery,
} from './estimate.generated';
import { quotedScheduled, quotedTogether } from './quoted';

/** Null where nobody can tell, undefined while it is asked. */
export type Estimate = CampaignQuoteQuery['quoteSmsCampaign'] | undefined;

/**
 * How many people each scheduled one of these campaigns, 15 at most, would go to now, and for how much: they are chosen
 * anew at its time. Asked of all at once. Empty for who may not send: nobody else may ask for a price.
 */
export function useEstimates(all: readonly { id: string; status: string }[]): ReadonlyMap<string, Estimate> {
  const maySend = useMay('campaign-editor');
  const ids = all.filter(({ status }) => maySend && status === 'pending').map(({ id }) => id);
  const campaigns = useEach<ScheduledToQuoteQuery['smsCampaign']>(
    ScheduledToQuoteDocument,
    'smsCampaign',
    ids.map((id) => ({ id })),
  );
  const known = quotedTogether(campaigns.filter((each) => each != null));
  const quotes = useEach<CampaignQuoteQuery['quoteSmsCampaign']>(
    CampaignQuoteDocument,
    'quoteSmsCampaign',
    known.map((campaign) => ({ input: quotedScheduled(campaign) })),
  );
  const quoted = new Map(known.map(({ id }, at) => [id, quotes[at]]));
  return new Map(
    ids.map((id, at) => [id, campaigns[at] == null ? campaigns[at] : quoted.has(id) ? quoted.get(id) : null]),
  );
}

/** What a question's field answers to each of these variables: null where that failed, undefined while it is asked. */
function useEach<Answer>(
  document: DocumentNode,
  field: string,
  all: readonly Record<string, unknown>[],
): (Answer | null | undefined)[] {
  const count = all.length;
  const query = useMemo(() => repeated(document, count), [document, count]);
  // If one fails, the others still answer.
  const { data, error } = useQuery(query, { skip: count === 0, variables: placedVariables(all), errorPolicy: 'all' });
  return all.map((_, at) => (data?.[`${field}${at}`] as Answer | undefined) ?? ((data ?? error) ? null : undefined));
}
