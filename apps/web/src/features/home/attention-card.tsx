import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import {
  CalendarClock,
  MessageSquareReply,
  Pause,
  SearchCheck,
  TriangleAlert,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { formatWhen } from '../../lib/format/time';
import { useTimeZone } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { CardHead } from '../../ui/card/card-head';
import { LiveNumber } from '../../ui/figures/live-number';
import { IconTile } from '../../ui/marks/icon-tile';
import { NoBreak } from '../../ui/prose/no-break';
import type { Tone } from '../../ui/theme/tokens';
import { attentionRows, type AttentionRow } from './attention';
import { homeCardTexts } from './home-cards.texts';
import type { HomeCampaignFragment, HomeRepliesQuery } from './home.generated';

const looks: Readonly<Record<AttentionRow['kind'], { icon: LucideIcon; tone: Tone }>> = {
  decide: { icon: TriangleAlert, tone: 'amber' },
  paused: { icon: Pause, tone: 'amber' },
  waits: { icon: CalendarClock, tone: 'blue' },
  checking: { icon: SearchCheck, tone: 'blue' },
  money: { icon: Wallet, tone: 'amber' },
  reply: { icon: MessageSquareReply, tone: 'brand' },
};

interface Props {
  campaigns: readonly HomeCampaignFragment[];
  replies: HomeRepliesQuery | undefined;
  mayTopUp: boolean;
  now: Date;
}

/** What somebody should look at, with the one thing to do about each. Not here when there is nothing. */
export default function AttentionCard({ campaigns, replies, mayTopUp, now }: Props) {
  const zone = useTimeZone();
  const t = homeCardTexts.attention;
  const rows = attentionRows(campaigns, replies, { mayTopUp }, now);
  if (rows.length === 0) return null;
  return (
    <Card as="section" aria-label={t.title}>
      <Box px={{ base: '4', md: '5' }} pt="3.5" pb="2.5">
        <CardHead
          title={t.title}
          beside={
            <Span px="2" borderRadius="tag" bg="greyTint" color="grey" fontSize="small" lineHeight="1.5rem">
              <LiveNumber value={String(rows.length)} />
            </Span>
          }
        />
      </Box>
      <Box as="ul" listStyleType="none">
        {rows.map(({ key, kind, title, text, at, action, isQuiet }) => (
          <Flex
            as="li"
            key={key}
            align="center"
            wrap={{ base: 'wrap', md: 'nowrap' }}
            gap="10px 16px"
            px={{ base: '4', md: '5' }}
            py="3"
            borderTopWidth="1px"
          >
            <IconTile {...looks[kind]} size={40} />
            <Box flex="1 1 200px" minW="0">
              <Text fontWeight="500" overflowWrap="anywhere">
                <NoBreak>{title}</NoBreak>
              </Text>
              <Text color="textSecond" fontSize="small" lineClamp={2} overflowWrap="anywhere">
                <NoBreak>{text}</NoBreak>
              </Text>
            </Box>
            {at && (
              <Text color="textThird" fontSize="small" flexShrink={0} hideBelow="md">
                {formatWhen(at, zone, now)}
              </Text>
            )}
            <ButtonLink
              to={action.to}
              variant={isQuiet ? 'ghost' : 'outline'}
              // The button's own least width on a desk would win over a property.
              css={{ '&&': { minW: '96px' } }}
              w={{ base: 'full', md: 'auto' }}
              h={{ base: '11', md: '9' }}
              aria-label={`${action.label}: ${title}`}
            >
              {action.label}
            </ButtonLink>
          </Flex>
        ))}
      </Box>
    </Card>
  );
}
