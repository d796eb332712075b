import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { tabCount, type TabKey } from './recipient-tabs';
import { CampaignLeftOutDocument, CampaignRecipientsDocument, type RecipientRowFragment } from './recipients.generated';

export const pageSize = 50;
/** At most so often are the rows of "All" read anew while the campaign moves. */
const freshenMs = 2_500;

/**
 * A page of a campaign's people. In "All" everybody keeps their place, so states change in the rows. In the other tabs
 * people come and go: those rows stand still, and `changed` says how many came (or, below 0, went) since.
 */
export function useRecipients(campaign: CampaignDetailsFragment, tab: TabKey, skip: number) {
  const { id, counts, version } = campaign;
  const variables = { id, skip, limit: pageSize };
  const isLeftOut = tab === 'left-out';
  const people = useQuery(CampaignRecipientsDocument, {
    variables: { ...variables, status: tab === 'all' ? null : tab },
    skip: isLeftOut,
    fetchPolicy: 'cache-and-network',
  });
  const leftOut = useQuery(CampaignLeftOutDocument, { variables, skip: !isLeftOut, fetchPolicy: 'cache-and-network' });
  const { error, loading, refetch } = isLeftOut ? leftOut : people;
  const list = isLeftOut
    ? (leftOut.data?.campaignLeftOut ?? leftOut.previousData?.campaignLeftOut)
    : (people.data?.campaignRecipients ?? people.previousData?.campaignRecipients);

  const live = tabCount(counts, tab);
  const [seen, setSeen] = useState({ tab, skip, count: live });
  const at = `${tab} ${skip}`;
  const seenAt = `${seen.tab} ${seen.skip}`;
  if (at !== seenAt) setSeen({ tab, skip, count: live });

  const ask = useRef(refetch);
  ask.current = refetch;
  const freshened = useRef({ version, at: Date.now() });
  useEffect(() => {
    if (tab !== 'all' || version === freshened.current.version) return;
    const timer = setTimeout(
      () => {
        freshened.current = { version, at: Date.now() };
        void ask.current().catch(() => undefined);
      },
      Math.max(0, freshened.current.at + freshenMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [tab, version]);

  return {
    rows: list?.data as readonly RecipientRowFragment[] | undefined,
    count: list?.count ?? live,
    hasMore: list?.hasMore ?? false,
    changed: tab === 'all' ? 0 : live - seen.count,
    isLoading: loading && list === undefined,
    isStale: loading,
    problem: error === undefined || list !== undefined ? null : problemOf(error),
    show: async () => {
      setSeen({ tab, skip, count: live });
      await refetch().catch(() => undefined);
    },
  };
}
