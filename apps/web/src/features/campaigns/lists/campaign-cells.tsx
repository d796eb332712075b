import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { campaignLook } from '../../../domain/campaigns/campaign-look';
import { campaignName, firstText } from '../../../domain/campaigns/campaign-name';
import { segmentsOf } from '../../../domain/campaigns/progress-segments';
import { formatShare, shareOf } from '../../../domain/campaigns/shares';
import { MessageWords } from '../../../domain/message/message-words';
import { formatMoney, formatSum } from '../../../lib/format/money';
import { Link } from '../../../ui/button';
import { Status } from '../../../ui/status';
import { handledOf, percentOf } from '../progress/handled';
import type { CampaignRowFragment } from './campaign-list.generated';
import { listsTexts as t } from './lists.texts';

export type Row = CampaignRowFragment;

/** Its name; a run of an automation stands for all before it, and leads to them. */
export const NameCell = ({ row }: { row: Row }) => (
  <Flex as="span" align="center" gap="8px" minW="0">
    <Span truncate>{campaignName(row)}</Span>
    <AllRuns row={row} />
  </Flex>
);

/** From a run of an automation to all that the automation sent; nothing beside what a person made. */
export function AllRuns({ row }: { row: Row }) {
  if (row.automationId == null) return null;
  const runs = [{ field: 'automationId', type: 'enum', operation: 'one', value: [row.automationId] }];
  return (
    <Link
      to={`/sms-campaigns/history?${new URLSearchParams({ filters: JSON.stringify(runs) })}`}
      aria-label={t.allRunsOf(campaignName(row))}
      flexShrink={0}
      fontSize="13px"
    >
      {t.allRuns}
    </Link>
  );
}

/** The state, and in words why it is so where the state alone does not say it. */
export function StatusCell({ row }: { row: Row }) {
  const why = reasonOf(row);
  return (
    <Flex as="span" align="center" gap="8px" minW="0">
      <Status look={campaignLook(row)} />
      {why !== null && (
        <Span color="textThird" truncate title={why}>
          {why}
        </Span>
      )}
    </Flex>
  );
}

/** Why it is so, where the word of its state leaves that open: what a person did themselves needs no second word. */
export function reasonOf({ status, paused, pausedReason, cancellationReason }: Row): string | null {
  if (cancellationReason === 'manual-cancellation' || (paused && pausedReason === 'manual')) return null;
  if (status === 'canceled') return t.reasons[cancellationReason as keyof typeof t.reasons] ?? null;
  return status === 'running' && paused ? (t.pauseReasons[pausedReason as keyof typeof t.pauseReasons] ?? null) : null;
}

/** How far it is, while it is on its way; the share that was delivered afterwards. */
export function DeliveredCell({ row }: { row: Row }) {
  const { counts } = row;
  if (row.status !== 'running')
    return <>{counts.recipients === 0 ? t.none : formatShare(shareOf(counts.delivered, counts.recipients))}</>;
  const percent = percentOf(handledOf(row), counts.recipients);
  return (
    <Flex as="span" align="center" justify="flex-end" gap="8px" aria-label={t.handled(percent)} role="img">
      <Flex aria-hidden w="64px" h="6px" gap="1px" borderRadius="full" overflow="hidden" bg="hover">
        {segmentsOf(counts)
          .filter(({ count }) => count > 0)
          .map(({ key, count, colour }) => (
            <Box key={key} flexGrow={count} flexBasis="0" minW="2px" bg={colour} />
          ))}
      </Flex>
      <Span aria-hidden fontVariantNumeric="tabular-nums">
        {percent}
      </Span>
    </Flex>
  );
}

/** What it cost; what it may come to while money is still held. */
export const costCell = ({ cost, completedAt }: Row): string =>
  completedAt === null ? formatSum(cost.held, cost.charged) : formatMoney(cost.charged);

/** Its text with fields as chips, behind how many versions there are. */
export function messageCell(row: Pick<Row, 'message' | 'variants'>): ReactNode {
  const text = firstText(row);
  return (
    <>
      {row.variants !== null && <Versions>{t.versions(row.variants.length)}</Versions>}
      {text.trim() === '' ? t.noText : <MessageWords message={text} />}
    </>
  );
}

const Versions = ({ children }: { children: string }) => (
  <Span
    me="8px"
    px="6px"
    py="1px"
    borderWidth="1px"
    borderRadius="tag"
    fontSize="13px"
    color="textSecond"
    whiteSpace="nowrap"
  >
    {children}
  </Span>
);

/** One campaign on a phone. */
export function CampaignCard({ row, when, foot }: { row: Row; when: string; foot?: ReactNode }) {
  const why = reasonOf(row);
  return (
    <Box>
      <Flex justify="space-between" gap="12px">
        <Text fontWeight="600" lineClamp={2} overflowWrap="anywhere">
          {campaignName(row)}
        </Text>
        <Span color="textThird" fontSize="13px" flexShrink={0}>
          {when}
        </Span>
      </Flex>
      <Flex gap="4px 12px" wrap="wrap" fontSize="14px" mt="2px">
        <Status look={campaignLook(row)} />
        {why !== null && <Span color="textThird">{why}</Span>}
      </Flex>
      {foot && (
        <Text color="textSecond" fontSize="14px" mt="2px" lineClamp={2}>
          {foot}
        </Text>
      )}
    </Box>
  );
}
