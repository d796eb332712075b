import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { onLiveChange } from '../../lib/graph/live-state';
import { useUnseenCounts } from '../../lib/notices/seen';
import { useMay } from '../../lib/session/session';
import { menuCounts, type MenuCounts } from './menu/menu-counts';
import {
  ShellBalanceDocument,
  ShellBalanceNewsDocument,
  ShellCampaignNewsDocument,
  ShellCountsDocument,
} from './shell-news.generated';

const running = {
  running: { filters: [{ field: 'status', type: 'enum', operation: 'equals', value: 'running' }], limit: 20 },
};
/** Counts are asked anew at a change of page, but not more often. */
const restMs = 5_000;

/** The few figures around every page, kept right by what the server tells. Answers land in the cache, where pages read them too. */
export function useShellNews(): MenuCounts {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const { data, refetch } = useQuery(ShellCountsDocument, { variables: running, errorPolicy: 'all' });
  const { replies } = useUnseenCounts();
  const known = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(performance.now());

  const ask = useCallback(
    (afterMs = 300) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        askedAt.current = performance.now();
        refetch().catch(() => undefined);
      }, afterMs);
    },
    [refetch],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (performance.now() - askedAt.current > restMs) ask();
  }, [pathname, ask]);

  // Counts of a running campaign move all the time and land in the cache by themselves; only another state moves the menu's figures.
  useSubscription(ShellCampaignNewsDocument, {
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const campaign = news?.smsCampaignUpdated;
      if (!campaign) return;
      const state = `${campaign.status}${campaign.paused}`;
      if (known.current.get(campaign.id) !== state) ask();
      known.current.set(campaign.id, state);
    },
  });
  // What was said while the line was cut was not heard: all that is on the screen is asked for once.
  useEffect(() => {
    let wasCut = false;
    return onLiveChange(({ now }) => {
      if (now === 'reconnecting') wasCut = true;
      if (now !== 'live' || !wasCut) return;
      wasCut = false;
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    });
  }, [client]);

  return menuCounts(data, replies);
}

/** What can be spent, live; null where it is not known or not the person's to see. */
export function useBalance(): string | null {
  const seesMoney = useMay('business-editor');
  const { data } = useQuery(ShellBalanceDocument, { skip: !seesMoney });
  useSubscription(ShellBalanceNewsDocument, { skip: !seesMoney, ignoreResults: true });
  return data?.balanceInformation?.balance ?? null;
}
