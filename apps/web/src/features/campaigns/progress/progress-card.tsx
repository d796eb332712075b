import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Radio, RotateCw } from 'lucide-react';
import { segmentsOf } from '../../../lib/campaigns/progress-segments';
import { formatSeconds, formatWhen } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { useTimeZone } from '../../../lib/session/session';
import { Card } from '../../../ui/card';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { handledOf, percentOf, tenthsDone } from './handled';

/** How far it is: the share that is handled, a bar of one segment a state, and when we last heard. */
export function ProgressCard({
  campaign,
  news,
}: {
  campaign: CampaignDetailsFragment;
  news: { newsAt: Date; isSilent: boolean };
}) {
  const zone = useTimeZone();
  const { counts } = campaign;
  const segments = segmentsOf(counts);
  const done = handledOf(campaign);
  const percent = percentOf(done, counts.recipients);
  const tenths = tenthsDone(campaign);
  const facts = [
    campaign.notLaterThan !== null &&
      campaign.completedAt === null && {
        label: t.notLaterThan,
        value: formatWhen(campaign.notLaterThan, zone, new Date()),
      },
    campaign.launchedAt !== null && { label: t.startedAt, value: formatWhen(campaign.launchedAt, zone, new Date()) },
    campaign.completedAt !== null && { label: t.endedAt, value: formatWhen(campaign.completedAt, zone, new Date()) },
  ].filter((fact) => fact !== false);
  return (
    <Card as="section" aria-label={t.progress} p={{ base: '16px', md: '20px' }} mb="16px">
      <Flex wrap="wrap" justify="space-between" gap="12px 24px" mb="14px">
        <Flex align="baseline" gap="12px" wrap="wrap">
          <Heading as="h2" textStyle="display" fontSize="36px" lineHeight="40px" fontVariantNumeric="tabular-nums">
            {percent}
          </Heading>
          <Text color="textSecond" fontSize="15px">
            <Span fontWeight="600" color="text" fontVariantNumeric="tabular-nums">
              {formatCount(done)}
            </Span>{' '}
            {t.handledOf(counts.recipients)}
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
        aria-label={t.handled(done, counts.recipients)}
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
