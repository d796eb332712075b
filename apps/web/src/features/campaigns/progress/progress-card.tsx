import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Radio, RotateCw } from 'lucide-react';
import { segmentsOf } from '../../../lib/campaigns/progress-segments';
import { formatShare, shareOf } from '../../../lib/campaigns/shares';
import { dayOf, formatSeconds, formatTime, formatWhen } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { useTimeZone } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { Card } from '../../../ui/card';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import type { CampaignPaceOfFragment } from './figures.generated';
import { handledOf, percentOf, tenthsDone } from './handled';
import { endsAbout } from './pace-bars';

/** How far it is: the share that is handled, a bar of one segment a state, and when we last heard. */
export function ProgressCard({
  campaign,
  pace,
  news,
}: {
  campaign: CampaignDetailsFragment;
  /** Undefined: not known yet. */
  pace: CampaignPaceOfFragment | undefined;
  news: { newsAt: Date; isSilent: boolean };
}) {
  const zone = useTimeZone();
  const { counts } = campaign;
  const segments = segmentsOf(counts);
  const isOver = campaign.completedAt !== null;
  const done = handledOf(campaign);
  const percent = isOver
    ? formatShare(shareOf(counts.delivered, counts.recipients))
    : percentOf(done, counts.recipients);
  const tenths = tenthsDone(campaign);
  const now = useNow(5_000);
  const facts = isOver
    ? [
        { label: t.startedAt, value: formatWhen(campaign.launchedAt!, zone, now) },
        { label: t.endedAt, value: formatWhen(campaign.completedAt!, zone, now) },
      ]
    : [
        { label: t.speed, value: speedOf(pace?.perSecond ?? null) },
        {
          label: t.endsAbout,
          value: endOf(pace === undefined ? null : endsAbout(pace, counts.pending, now), zone, now),
        },
        ...(campaign.notLaterThan === null
          ? []
          : [{ label: t.notLaterThan, value: formatWhen(campaign.notLaterThan, zone, now) }]),
      ];
  return (
    <Card as="section" aria-label={t.progress} p={{ base: '16px', md: '20px' }} mb="16px">
      <Flex wrap="wrap" justify="space-between" gap="12px 24px" mb="14px">
        <Flex align="baseline" gap="12px" wrap="wrap">
          <Heading as="h2" textStyle="display" fontSize="36px" lineHeight="40px" fontVariantNumeric="tabular-nums">
            {percent}
          </Heading>
          <Text color="textSecond" fontSize="15px">
            {isOver && `${t.deliveredTo} `}
            <Span fontWeight="600" color="text" fontVariantNumeric="tabular-nums">
              {formatCount(isOver ? counts.delivered : done)}
            </Span>{' '}
            {isOver ? t.ofPeople(counts.recipients) : t.handledOf(counts.recipients)}
          </Text>
        </Flex>
        <Flex as="dl" gap="12px 28px" wrap="wrap">
          {facts.map(({ label, value }) => (
            <Box key={label} textAlign={{ md: 'end' }}>
              <Text as="dt" color="textThird" fontSize="13px">
                {label}
              </Text>
              <Text as="dd" fontWeight="500" m="0">
                {value}
              </Text>
            </Box>
          ))}
        </Flex>
      </Flex>
      <Flex
        role="img"
        aria-label={isOver ? t.deliveredToAll(counts.delivered, counts.recipients) : t.handled(done, counts.recipients)}
        h="12px"
        gap="2px"
        borderRadius="tag"
        overflow="hidden"
        bg="hover"
      >
        {segments
          .filter(({ count }) => count > 0)
          .map(({ key, count, colour }) => (
            <Box key={key} data-segment={key} flexGrow={count} flexBasis="0" minW="4px" bg={colour} />
          ))}
      </Flex>
      <Flex wrap="wrap" justify="space-between" align="center" gap="8px 24px" mt="14px">
        <Flex as="ul" wrap="wrap" gap="8px 24px" listStyleType="none">
          {segments.map(({ key, count, colour }) => (
            <HStack as="li" key={key} gap="8px">
              <Box
                aria-hidden
                boxSize="10px"
                borderRadius="3px"
                bg={colour}
                borderWidth={key === 'pending' ? '1px' : 0}
                borderColor="lineStrong"
              />
              <Span fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatCount(count)}
              </Span>
              <Span color="textSecond">{t.legend[key]}</Span>
            </HStack>
          ))}
        </Flex>
        <News {...news} isMoving={campaign.completedAt === null} zone={zone} />
      </Flex>
      <VisuallyHidden role="status">
        {tenths === 10 ? t.saidDone : tenths > 0 ? t.said(`${tenths * 10}%`) : ''}
      </VisuallyHidden>
    </Card>
  );
}

/** People a second, or a minute where that says more; a dash while nothing moves. */
function speedOf(perSecond: number | null): string {
  if (perSecond === null) return t.none;
  return perSecond >= 0.95 ? t.aSecond(formatSpeed(perSecond)) : t.aMinute(formatSpeed(perSecond * 60));
}
const formatSpeed = (speed: number): string => (speed < 10 ? speed.toFixed(1) : formatCount(Math.round(speed)));

function endOf(end: Date | null, zone: string, now: Date): string {
  if (end === null) return t.none;
  return dayOf(end, zone) === dayOf(now, zone) ? formatTime(end, zone) : formatWhen(end, zone, now);
}

function News({
  newsAt,
  isSilent,
  isMoving,
  zone,
}: {
  newsAt: Date;
  isSilent: boolean;
  isMoving: boolean;
  zone: string;
}) {
  const time = formatSeconds(newsAt, zone);
  if (isSilent)
    return (
      <HStack role="status" gap="6px" color="amber" fontSize="13px">
        <RotateCw aria-hidden size={16} strokeWidth={1.75} />
        <Span fontVariantNumeric="tabular-nums">{t.reconnecting(time)}</Span>
      </HStack>
    );
  return (
    <HStack gap="6px" color="textThird" fontSize="13px">
      {isMoving && <Radio aria-hidden size={16} strokeWidth={1.75} />}
      <Span fontVariantNumeric="tabular-nums">{isMoving ? t.live(time) : t.asOf(time)}</Span>
    </HStack>
  );
}
