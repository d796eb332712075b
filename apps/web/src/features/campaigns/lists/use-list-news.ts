import { useSubscription } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { clock } from '../../../lib/clock';
import { CampaignListNewsDocument } from './campaign-list.generated';

/** A campaign that began before that is no news to a list that does not show it: it is on another page. */
const recentMs = 10 * 60_000;

/**
 * Keeps the rows of a campaign list fresh: each event lands in the cache, so figures and states change in their rows.
 * Campaigns that came into one of the statuses since are told by id, for "1 new, show".
 */
export function useListNews(statuses: readonly string[]): { newIds: readonly string[]; clear: () => void } {
  const [newIds, setNewIds] = useState<readonly string[]>([]);
  useSubscription(CampaignListNewsDocument, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const campaign = data?.smsCampaignUpdated;
      if (!campaign || !statuses.includes(campaign.status)) return;
      const since = clock.now().getTime() - new Date(campaign.launchedAt ?? campaign.createdAt).getTime();
      if (since < recentMs) setNewIds((before) => (before.includes(campaign.id) ? before : [...before, campaign.id]));
    },
  });
  return { newIds, clear: useCallback(() => setNewIds([]), []) };
}
