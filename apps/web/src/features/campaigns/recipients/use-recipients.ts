import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { handledOf } from '../progress/handled';
import { useFreshened } from '../use-freshened';
import { leftOut, ofCampaign, type Person } from './person';
import { tabCount, type TabKey } from './recipient-tabs';
import { CampaignLeftOutDocument, CampaignPeopleDocument, CampaignPeopleNowDocument } from './recipients.generated';

export const pageSize = 50;
/** The counts may be there a moment before the people are. */
const notYetMs = 1_000;

/** What makes rows stand anew: in "All" that somebody was handled, in a state's tab that somebody came or went. */
const newsOf = (campaign: CampaignDetailsFragment, tab: TabKey): number =>
  tab === 'all' ? handledOf(campaign) : tabCount(campaign.counts, tab);

/**
 * A page of a campaign's people, who had news last first. Rows keep their places and change in them; `changed` says how
 * many had news (or, below 0, went) since, who come when they are asked for.
 */
export function useRecipients(
  campaign: CampaignDetailsFragment,
  { tab, skip, search }: { tab: TabKey; skip: number; search: string },
) {
  const client = useApolloClient();
  const { id, version } = campaign;
  const isLeftOut = tab === 'left-out';
  const people = useQuery(CampaignPeopleDocument, {
    variables: { id, skip, limit: pageSize, status: tab === 'all' ? null : tab, search: search || null },
    skip: isLeftOut,
    fetchPolicy: 'cache-and-network',
  });
  const left = useQuery(CampaignLeftOutDocument, {
    variables: { id, skip, limit: pageSize },
    skip: !isLeftOut,
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = isLeftOut ? left : people;
  const page = people.data?.campaignPeople ?? people.previousData?.campaignPeople;
  const leftPage = left.data?.campaignLeftOut ?? left.previousData?.campaignLeftOut;
  const list = isLeftOut ? leftPage : page;

  const live = newsOf(campaign, tab);
  const at = `${tab} ${skip} ${search}`;
  const [seen, setSeen] = useState({ at, news: live });
  if (at !== seen.at) setSeen({ at, news: live });

  // How the people of this very page are now.
  const [fresh, setFresh] = useState<{ of: unknown; people: ReadonlyMap<string, Person> }>();
  const shown = useRef(page);
  shown.current = page;
  useFreshened(isLeftOut ? null : version, async () => {
    const of = shown.current;
    if (of == null || of.data.length === 0) return;
    const ordinals = of.data.map(({ ordinal }) => ordinal);
    const { data } = await client.query({
      query: CampaignPeopleNowDocument,
      variables: { id, ordinals },
      fetchPolicy: 'no-cache',
    });
    const now = (data?.campaignPeople?.data ?? []).map(ofCampaign);
    if (shown.current === of) setFresh({ of, people: new Map(now.map((person) => [person.key, person])) });
  });

  const rows = useMemo((): readonly Person[] | undefined => {
    if (isLeftOut) return leftPage?.data.map(leftOut);
    return page?.data
      .map(ofCampaign)
      .map((person) => (fresh?.of === page ? (fresh?.people.get(person.key) ?? person) : person));
  }, [isLeftOut, leftPage, page, fresh]);

  const isNotYet = rows?.length === 0 && search === '' && skip === 0 && tabCount(campaign.counts, tab) > 0;
  const ask = useRef(refetch);
  ask.current = refetch;
  useEffect(() => {
    if (!isNotYet) return;
    const timer = setInterval(() => void ask.current().catch(() => undefined), notYetMs);
    return () => clearInterval(timer);
  }, [isNotYet]);

  return {
    rows: isNotYet ? undefined : rows,
    count: list?.count ?? tabCount(campaign.counts, tab),
    hasMore: list?.hasMore ?? false,
    changed: search === '' ? live - seen.news : 0,
    isStale: loading,
    problem: error === undefined || list !== undefined ? null : problemOf(error),
    show: async () => {
      setSeen({ at, news: live });
      await refetch().catch(() => undefined);
    },
  };
}
