import { useQuery } from '@apollo/client/react';
import { isFirstAsked } from '../../../lib/graph/asking/is-first-asked';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { useFreshened } from '../use-freshened';
import { CampaignFiguresDocument, type CampaignFiguresQuery } from './figures.generated';

export type Figures = CampaignFiguresQuery;

/**
 * What the page tells beside the counts, as the campaign moves; answers come after its end too. It is asked beside the
 * campaign, and `isAsked` until it is answered or refused, so that the page can wait for both and nothing on it jumps.
 */
export function useFigures(
  id: string,
  campaign: { version: number; launchedAt: string | null } | null | undefined,
): { figures: Figures | undefined; isAsked: boolean } {
  const { data, networkStatus, refetch } = useQuery(CampaignFiguresDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const hasBegun = campaign != null && campaign.launchedAt !== null;
  const read = (): Promise<unknown> => refetch().catch(() => undefined);
  useFreshened(hasBegun ? campaign.version : null, read);
  useReadsBesideHints(hasBegun, read);
  return { figures: data as Figures | undefined, isAsked: data === undefined && isFirstAsked(networkStatus) };
}
