import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { liveNow, onLiveChange } from '../../../lib/graph/live-state';
import { ShellCampaignNewsDocument, ShellCountsDocument } from './shell-news.generated';

/** Counts are asked anew at a change of page, but not more often. */
const restMs = 5_000;
/** What comes in so short a time is asked for once. */
const gatherMs = 300;

/** Keeps the menu's figures right by what the server tells. Answers land in the cache, where pages read them too. */
export function ShellNews() {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const known = useRef(new Map<string, string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askedAt = useRef(performance.now());

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      askedAt.current = performance.now();
      client.refetchQueries({ include: [ShellCountsDocument] }).catch(() => undefined);
    }, gatherMs);
  }, [client]);
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
    let wasCut = liveNow().now === 'reconnecting';
    return onLiveChange(({ now }) => {
      if (now === 'reconnecting') wasCut = true;
      if (now !== 'live' || !wasCut) return;
      wasCut = false;
      void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    });
  }, [client]);
  return null;
}
