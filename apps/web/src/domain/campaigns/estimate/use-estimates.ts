import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useMay } from '../../../lib/session/session';
import { CampaignQuotesDocument, type CampaignQuotesQuery } from './estimate.generated';

/** Null where nobody can tell, undefined while it is asked. */
export type Estimate = NonNullable<CampaignQuotesQuery['quoteSmsCampaigns']>[number] | undefined;

/**
 * How many people each scheduled one of these campaigns, 15 at most, would go to now, and for how much: they are chosen
 * anew at its time. Asked of all at once, and again where one was changed; what was known stays until then. Empty for who
 * may not send: nobody else may ask for a price.
 */
export function useEstimates(
  all: readonly { id: string; status: string; version: number }[],
): ReadonlyMap<string, Estimate> {
  const maySend = useMay('campaign-editor');
  const scheduled = all.filter(({ status }) => maySend && status === 'pending');
  const ids = scheduled.map(({ id }) => id);
  const { data, error, refetch } = useQuery(CampaignQuotesDocument, { skip: ids.length === 0, variables: { ids } });
  const quotes = data?.quoteSmsCampaigns;
  const known = useRef<ReadonlyMap<string, Estimate>>(new Map());
  if (quotes) known.current = new Map(ids.map((id, at) => [id, quotes[at] ?? null]));

  const [asked, versions] = [ids.join(), scheduled.map(({ version }) => version).join()];
  const last = useRef({ asked, versions });
  useEffect(() => {
    const wasChanged = last.current.asked === asked && last.current.versions !== versions;
    last.current = { asked, versions };
    // What could not be read is read with the next change, or when the page asks anew.
    if (wasChanged) refetch().catch(() => undefined);
  }, [asked, versions, refetch]);

  return new Map(ids.map((id) => [id, known.current.get(id) ?? (quotes || error ? null : undefined)]));
}
