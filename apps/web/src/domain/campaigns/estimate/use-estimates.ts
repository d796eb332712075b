import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import { placedVariables, repeated } from '../../../lib/graph/asking/repeated';
import {
  QuoteAgainDocument,
  ScheduledToQuoteDocument,
  type QuoteAgainQuery,
  type ScheduledToQuoteQuery,
} from './estimate.generated';
import { quotedScheduled } from './quoted';

/** Null where nobody can tell, undefined while it is asked. */
export type Estimate = QuoteAgainQuery['quoteSmsCampaign'] | undefined;

/**
 * How many people each of these scheduled campaigns, 15 at most, would go to now, and for how much: they are chosen anew
 * at its time. Asked of all at once. Only for who may send: nobody else may ask for a price.
 */
export function useEstimates(ids: readonly string[]): ReadonlyMap<string, Estimate> {
  const campaigns = useEach<ScheduledToQuoteQuery['smsCampaign']>(
    ScheduledToQuoteDocument,
    'smsCampaign',
    ids.map((id) => ({ id })),
  );
  const known = campaigns.filter((each) => each != null);
  const quotes = useEach<QuoteAgainQuery['quoteSmsCampaign']>(
    QuoteAgainDocument,
    'quoteSmsCampaign',
    known.map((campaign) => ({ input: quotedScheduled(campaign) })),
  );
  const quoted = new Map(known.map(({ id }, at) => [id, quotes[at]]));
  return new Map(ids.map((id, at) => [id, campaigns[at] == null ? campaigns[at] : quoted.get(id)]));
}

/** What a question's field answers to each of these variables: null where that failed, undefined while it is asked. */
function useEach<Answer>(
  document: DocumentNode,
  field: string,
  all: readonly Record<string, unknown>[],
): (Answer | null | undefined)[] {
  const count = all.length;
  const query = useMemo(() => repeated(document, count), [document, count]);
  // One that cannot be told takes the others nothing.
  const { data, error } = useQuery(query, { skip: count === 0, variables: placedVariables(all), errorPolicy: 'all' });
  return all.map((_, at) => (data?.[`${field}${at}`] as Answer | undefined) ?? ((data ?? error) ? null : undefined));
}
