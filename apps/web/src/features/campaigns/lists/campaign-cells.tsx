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
import { Status } from '../../../ui/marks/status';
import { handledOf, percentOf } from '../progress/handled';
import type { CampaignRowFragment } from './campaign-list.generated';
import { listsTexts as t } from './lists.texts';

export type Row = CampaignRowFragment;

/** Its name; a run of an automation stands for all before it, and leads to them. */
export const NameCell = ({ row }: { row: Row }) => (
  <Flex as="span" align="center" gap="2" minW="0">
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
      fontSize="small"
    >
      {t.allRuns}
    </Link>
  );
}

/** The state, and under it in words why it is so where the state alone does not say it. */
export function StatusCell({ row }: { row: Row }) {
  const why = reasonOf(row);
  return (
    <Span display="block" minW="0">
      <Status look={campaignLook(row)} lineHeight="1.25rem" />
      {why !== null && (
        <Span display="block" truncate fontSize="small" lineHeight="1.125rem" color="textThird" title={why}>
          {why}
        </Span>
      )}
    </Span>
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
    <Flex as="span" align="center" justify="flex-end" gap="2" aria-label={t.handled(percent)} role="img">
      <Flex aria-hidden w="64px" h="1.5" gap="1px" borderRadius="full" overflow="hidden" bg="hover">
        {segmentsOf(counts)
          .filter(({ count }) => count > 0)
          .map(({ key, count, colour }) => (
            <Box key={key} flexGrow={count} flexBasis="0" minW="0.5" bg={colour} />
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
    me="2"
    px="1.5"
    py="1px"
    borderWidth="1px"
    borderRadius="tag"
    fontSize="small"
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
      {/* Beside two actions on a small phone there is no room for both: the date drops under the name. */}
      <Flex wrap="wrap" justify="space-between" gap="0 12px">
        <Text flex="1 1 10rem" minW="0" fontWeight="600" lineClamp={2} overflowWrap="anywhere">
          {campaignName(row)}
        </Text>
        <Span color="textThird" fontSize="small" flexShrink={0}>
          {when}
        </Span>
      </Flex>
      <Flex gap="4px 12px" wrap="wrap" fontSize="sm" mt="0.5">
        <Status look={campaignLook(row)} />
        {why !== null && <Span color="textThird">{why}</Span>}
      </Flex>
      {foot && (
        <Text color="textSecond" fontSize="sm" mt="0.5" lineClamp={2}>
          {foot}
        </Text>
      )}
    </Box>
  );
}
