import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Image, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageLook } from '../../../domain/campaigns/message-look';
import { formatRate } from '../../../lib/format/money';
import { formatTime } from '../../../lib/format/time';
import { campaignPath } from '../../../lib/paths';
import { Link } from '../../../ui/button';
import { Status } from '../../../ui/marks/status';
import type { Message } from './thread';
import { threadTexts as t } from './thread.texts';

interface Props {
  message: Message;
  /** Whose thread it is. */
  name: string;
  /** Who of us wrote it; null where nobody did, or it is not known. */
  author: string | null;
  zone: string;
}

/** One text: theirs grey at the left, ours violet at the right, a campaign as a card that leads to it. */
export function Bubble(props: Props) {
  const { message, name, author, zone } = props;
  if (message.direction === 'in')
    return (
      <Box as="li" alignSelf="flex-start" maxW="86%">
        <VisuallyHidden>{t.theirs(name)}</VisuallyHidden>
        <Words message={message} bg="greyTint" borderEndStartRadius="tag" />
        <Under>{formatTime(message.at, zone)}</Under>
      </Box>
    );
  const isCampaign = message.kind === 'campaign';
  return (
    <Box as="li" alignSelf="flex-end" maxW="86%" {...(isCampaign && { w: '86%' })}>
      {isCampaign ? (
        <CampaignCard message={message} />
      ) : (
        <>
          <VisuallyHidden>{author === null ? t.us : t.ours(author)}</VisuallyHidden>
          <Words message={message} bg="brandTintStrong" borderEndEndRadius="tag" ms="auto" />
        </>
      )}
      <Fate {...props} />
    </Box>
  );
}

const Words = ({
  message,
  ...look
}: {
  message: Message;
  bg: string;
  borderEndStartRadius?: string;
  borderEndEndRadius?: string;
  ms?: string;
}) => (
  <Box
    w="fit-content"
    maxW="full"
    px="3"
    py="2"
    borderRadius="card"
    fontSize={{ base: 'md', md: 'sm' }}
    lineHeight="1.45"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    {...look}
  >
    {message.text}
    {message.media.length > 0 && (
      <Flex as="span" align="center" gap="1.5" color="textSecond">
        <Image aria-hidden size={16} strokeWidth={1.75} />
        {t.pictures(message.media.length)}
      </Flex>
    )}
  </Box>
);

/** A campaign is no part of the talk: its name, its kind, the way to it, and what this person got. */
function CampaignCard({ message }: { message: Message }) {
  const { campaignName, campaignId, text } = message;
  const name = campaignName || t.campaign;
  return (
    <Box borderWidth="1px" borderColor="lineStrong" borderRadius="card" overflow="hidden" bg="surface">
      <Flex align="center" gap="2" px="3" minH="8" bg="subtle" borderBottomWidth="1px" fontSize="small">
        <Megaphone aria-hidden size={16} strokeWidth={1.75} style={{ flexShrink: 0 }} />
        <Span fontWeight="600" truncate>
          {name}
        </Span>
        {campaignId !== null && (
          <Link
            to={campaignPath(campaignId)}
            ms="auto"
            py={{ base: '3', md: '1' }}
            px={{ base: '2', md: 0 }}
            me={{ base: '-2', md: 0 }}
            aria-label={`${t.open} ${name}`}
          >
            {t.open}
          </Link>
        )}
      </Flex>
      <Box
        px="3"
        py="2.5"
        fontSize={{ base: 'md', md: 'sm' }}
        lineHeight="1.45"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
    </Box>
  );
}

/** Who wrote it, what became of it and what it cost. */
function Fate({ message, author, zone }: Props) {
  const { kind, state, at, cost } = message;
  const kindWord = kind === 'campaign' || kind === 'reply' ? null : (t.kinds[kind as keyof typeof t.kinds] ?? null);
  const look = messageLook(state ?? 'queued');
  return (
    <Under isEnd>
      {[author, kindWord].map((word) => word !== null && <Span key={word}>{word} ·</Span>)}
      <Status look={{ ...look, label: `${look.label} ${formatTime(at, zone)}` }} fontSize="xs" gap="1" />
      {cost !== null && <Span>· {formatRate(cost)}</Span>}
    </Under>
  );
}

const Under = ({ isEnd = false, children }: { isEnd?: boolean; children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="center"
    justify={isEnd ? 'flex-end' : 'flex-start'}
    gap="0 4px"
    mt="1"
    px="0.5"
    color="textSecond"
    fontSize="xs"
    lineHeight="1rem"
  >
    {children}
  </Flex>
);
