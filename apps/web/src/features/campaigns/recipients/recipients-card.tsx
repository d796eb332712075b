import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowUp, Users } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../lib/i18n/texts';
import { useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ListSkeleton } from '../../../ui/list-page/rows/list-skeleton';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { useIsPhone } from '../../../ui/use-media';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { touchHeight } from '../touch-height';
import { RecipientCards } from './recipient-cards';
import { recipientColumns } from './recipient-columns';
import { RecipientTable } from './recipient-table';
import { tabCount, tabOf, tabsShown, type TabKey } from './recipient-tabs';
import { pageSize, useRecipients } from './use-recipients';

const Tab = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    h: '44px',
    flexShrink: 0,
    color: 'textSecond',
    fontWeight: '500',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    whiteSpace: 'nowrap',
    _hover: { color: 'text' },
    _currentPage: { color: 'brandText', borderColor: 'solid' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** Every person of the campaign by state, who was left out too. Tab and page are in the address. */
export function RecipientsCard({ campaign }: { campaign: CampaignDetailsFragment }) {
  const [params] = useSearchParams();
  const tab = tabOf(params.get('status'));
  const skip = Math.max(0, Number.parseInt(params.get('skip') ?? '0', 10) || 0);
  const list = useRecipients(campaign, tab, skip);
  const { changed } = list;
  return (
    <Card as="section" id="people" aria-label={t.people} mt="16px" overflow="hidden">
      <Flex
        as="nav"
        aria-label={t.byState}
        gap="20px"
        px="16px"
        borderBottomWidth="1px"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {tabsShown(campaign.counts, tab).map((key) => (
          <Tab
            key={key}
            to={key === 'all' ? '?' : `?status=${key}`}
            replace
            preventScrollReset
            aria-current={key === tab ? 'page' : undefined}
          >
            {t.tabs[key]}
            <Span color="textThird" fontWeight="400" fontVariantNumeric="tabular-nums">
              {formatCount(tabCount(campaign.counts, key))}
            </Span>
          </Tab>
        ))}
      </Flex>
      {changed !== 0 && (
        <Button
          variant="tint"
          w="full"
          h={{ base: '44px', md: '36px' }}
          borderRadius="0"
          borderBottomColor="line"
          onClick={() => void list.show()}
        >
          <ArrowUp aria-hidden />
          <Span role="status">{changed > 0 ? t.newRows(changed) : t.movedRows(-changed)}</Span>
        </Button>
      )}
      <Rows list={list} tab={tab} isOver={campaign.completedAt !== null} />
      {list.rows !== undefined && list.rows.length > 0 && (
        <Pages tab={tab} skip={skip} shown={list.rows.length} count={list.count} hasMore={list.hasMore} />
      )}
    </Card>
  );
}

function Rows({ list, tab, isOver }: { list: ReturnType<typeof useRecipients>; tab: TabKey; isOver: boolean }) {
  const isPhone = useIsPhone();
  const columns = recipientColumns(useTimeZone());
  const { rows } = list;
  if (list.problem !== null)
    return <ErrorState title={t.recipientsError} problem={list.problem} onRetry={() => void list.show()} />;
  if (rows === undefined)
    return <ListSkeleton columns={columns} hasPicks={false} hasTools={false} noun={t.people} isPhone={isPhone} />;
  if (rows.length === 0) {
    const title = tab === 'all' || tab === 'left-out' ? t.emptyTab[tab] : t.emptyTab.other;
    return (
      <StatePanel icon={Users} tone="grey" title={title}>
        {isOver || tab !== 'all' ? t.emptyTab.textDone : t.emptyTab.text}
      </StatePanel>
    );
  }
  return isPhone ? <RecipientCards rows={rows} /> : <RecipientTable rows={rows} isStale={list.isStale} />;
}

function Pages({
  tab,
  skip,
  shown,
  count,
  hasMore,
}: {
  tab: TabKey;
  skip: number;
  shown: number;
  count: number;
  hasMore: boolean;
}) {
  const to = (from: number): string =>
    `?${new URLSearchParams({ ...(tab !== 'all' && { status: tab }), ...(from > 0 && { skip: String(from) }) })}`;
  return (
    <Flex
      as="nav"
      aria-label={t.pages}
      align="center"
      justify="space-between"
      gap="12px"
      wrap="wrap"
      px="16px"
      py="10px"
      fontSize="13px"
      color="textSecond"
    >
      <Span fontVariantNumeric="tabular-nums">{t.range(skip + 1, skip + shown, count)}</Span>
      {(skip > 0 || hasMore) && (
        <Flex gap="8px">
          {skip > 0 && (
            <ButtonLink to={to(Math.max(0, skip - pageSize))} h={touchHeight}>
              {t.previous}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink to={to(skip + pageSize)} h={touchHeight}>
              {t.next}
            </ButtonLink>
          )}
        </Flex>
      )}
    </Flex>
  );
}
