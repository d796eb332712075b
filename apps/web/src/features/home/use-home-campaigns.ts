import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { HomeCampaignsDocument, type HomeCampaignFragment } from './home.generated';

const byStatus = (operation: 'one' | 'none', value: string[]) => [{ field: 'status', type: 'enum', operation, value }];
const variables = {
  recent: { filters: byStatus('none', ['draft']), limit: 5 },
  running: { filters: byStatus('one', ['running']), limit: 20 },
};

/** The newest campaigns and all that run. The shell's live events keep the counts of both; one that starts or ends is asked for. */
export function useHomeCampaigns() {
  const { data, error, loading, refetch } = useQuery(HomeCampaignsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const recent = data?.recent?.data;
  // One that has ended since stays in the running list's answer; its own state says so.
  const running = data?.running?.data.filter(({ status }) => status === 'running');
  const states = running?.map(({ id, status }) => id + status).join();
  const before = useRef(states);
  useEffect(() => {
    if (before.current !== undefined && states !== before.current) void refetch().catch(() => undefined);
    before.current = states;
  }, [states, refetch]);
  const all: HomeCampaignFragment[] = [...(running ?? []), ...(recent ?? [])];
  return {
    recent,
    running,
    all,
    isLoading: loading && data === undefined,
    error: recent === undefined ? error : undefined,
    refetch: () => void refetch().catch(() => undefined),
  };
}
