import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ArrowUp, Users } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { useKeys } from '../../../ui/keys/use-keys';
import { SearchBox } from '../../../ui/list-page/bar/search-box';
import { ListSkeleton } from '../../../ui/list-page/rows/list-skeleton';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { useIsPhone } from '../../../ui/use-media';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { ExportPeople } from './export-people';
import type { Person } from './person';
import { RecipientCards } from './recipient-cards';
import { recipientColumns } from './recipient-columns';
import { RecipientTable } from './recipient-table';
import { tabOf, type TabKey } from './recipient-tabs';
import { StateTabs } from './state-tabs';
import { pageSize, useRecipients } from './use-recipients';

const SentTextSheet = lazy(() => fetchCode(() => import('./sent-text-sheet')));

/** Every person of the campaign by state, who was left out too. Tab and page are in the address. */
export default function RecipientsCard({ campaign }: { campaign: CampaignDetailsFragment }) {
  const [params, setParams] = useSearchParams();
  const searchInput = useRef<HTMLInputElement>(null);
  const tab = tabOf(params.get('status'));
  const skip = Math.max(0, Number.parseInt(params.get('skip') ?? '0', 10) || 0);
  const search = tab === 'left-out' ? '' : (params.get('search') ?? '');
  const [read, setRead] = useState<Person | null>(null);
  const list = useRecipients(campaign, { tab, skip, search });
  const look = (text: string): void => setParams(addressOf(tab, 0, text), { replace: true, preventScrollReset: true });
  useKeys({ '/': () => (searchInput.current === null ? false : searchInput.current.focus()) });
  const { changed } = list;
  return (
    <Card as="section" id="people" aria-label={t.people} mt="4" overflow="hidden">
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        gap={{ md: '5' }}
        px="4"
        borderBottomWidth="1px"
      >
        <StateTabs counts={campaign.counts} open={tab} />
        <Flex gap="2" pb={{ base: '3', md: '0' }} {...(tab !== 'left-out' && { flex: { md: '0 1 320px' } })}>
          {tab !== 'left-out' && <SearchBox value={search} label={t.find} inputRef={searchInput} onChange={look} />}
          <ExportPeople campaignId={campaign.id} tab={tab} />
        </Flex>
      </Flex>
      {changed !== 0 && (
        <Button variant="tint" w="full" borderRadius="0" borderBottomColor="line" onClick={() => void list.show()}>
          <ArrowUp aria-hidden />
          <Span role="status">{changed > 0 ? t.newRows(changed) : t.movedRows(-changed)}</Span>
        </Button>
      )}
      <Rows
        list={list}
        tab={tab}
        search={search}
        onClear={() => look('')}
        onRead={setRead}
        isOver={campaign.completedAt !== null}
      />
      <Suspense>
        {read !== null && <SentTextSheet campaignId={campaign.id} person={read} onClose={() => setRead(null)} />}
      </Suspense>
      {list.rows !== undefined && list.rows.length > 0 && (
        <Pages
          tab={tab}
          skip={skip}
          search={search}
          shown={list.rows.length}
          count={list.count}
          hasMore={list.hasMore}
        />
      )}
    </Card>
  );
}

/** What is shown stands in the address. */
const addressOf = (tab: TabKey, skip: number, search: string): URLSearchParams =>
  new URLSearchParams({
    ...(tab !== 'all' && { status: tab }),
    ...(search !== '' && { search }),
    ...(skip > 0 && { skip: String(skip) }),
  });

function Rows({
  list,
  tab,
  search,
  onClear,
  onRead,
  isOver,
}: {
  list: ReturnType<typeof useRecipients>;
  tab: TabKey;
  search: string;
  onClear: () => void;
  onRead: (person: Person) => void;
  isOver: boolean;
}) {
  const isPhone = useIsPhone();
  const columns = recipientColumns(useTimeZone());
  const { rows } = list;
  if (list.problem !== null)
    return <ErrorState title={t.recipientsError} problem={list.problem} onRetry={() => void list.show()} />;
  if (rows === undefined)
    return <ListSkeleton columns={columns} hasPicks={false} toolsWidth={0} noun={t.people} isPhone={isPhone} />;
  if (rows.length === 0 && search !== '')
    return (
      <StatePanel
        icon={Users}
        tone="grey"
        title={t.noneFound(search)}
        actions={<Button onClick={onClear}>{t.clearSearch}</Button>}
      >
        {t.noneFoundText}
      </StatePanel>
    );
  if (rows.length === 0) {
    const title = tab === 'all' || tab === 'left-out' ? t.emptyTab[tab] : t.emptyTab.other;
    return (
      <StatePanel icon={Users} tone="grey" title={title}>
        {isOver || tab !== 'all' ? t.emptyTab.textDone : t.emptyTab.text}
      </StatePanel>
    );
  }
  return isPhone ? (
    <RecipientCards rows={rows} onRead={onRead} />
  ) : (
    <RecipientTable rows={rows} isStale={list.isStale} onRead={onRead} />
  );
}

function Pages({
  tab,
  skip,
  search,
  shown,
  count,
  hasMore,
}: {
  tab: TabKey;
  skip: number;
  search: string;
  shown: number;
  count: number;
  hasMore: boolean;
}) {
  const to = (from: number): string => `?${addressOf(tab, from, search)}`;
  return (
    <Flex
      as="nav"
      aria-label={t.pages}
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      px="4"
      py="2.5"
      fontSize="small"
      color="textSecond"
    >
      <Span fontVariantNumeric="tabular-nums">{t.range(skip + 1, skip + shown, count)}</Span>
      {(skip > 0 || hasMore) && (
        <Flex gap="2">
          {skip > 0 && <ButtonLink to={to(Math.max(0, skip - pageSize))}>{t.previous}</ButtonLink>}
          {hasMore && <ButtonLink to={to(skip + pageSize)}>{t.next}</ButtonLink>}
        </Flex>
      )}
    </Flex>
  );
}
