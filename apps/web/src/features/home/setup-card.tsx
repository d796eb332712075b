import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { CircleCheck, CircleDashed, PartyPopper } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatPhone } from '../../lib/format/phone';
import { formatCount } from '../../lib/i18n/texts';
import { composerPath, detailsPath, importPath, newContactPath, securityPath, topUpPath } from '../../lib/paths';
import { useMay } from '../../lib/session/session';
import { Button, ButtonLink, Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { checklist, nextStep, type StepKey } from './checklist';
import { homeCardTexts } from './home-cards.texts';
import type { HomeCampaignFragment } from './home.generated';
import { handledOf } from './progress';
import { useBesides } from './use-besides';
import type { SetupFacts } from './use-setup';

const t = homeCardTexts.setup;
const ways: Readonly<Record<StepKey, string>> = {
  contacts: importPath,
  sender: '/caller-ids',
  topUp: topUpPath,
  campaign: composerPath,
  details: detailsPath,
  twoFactor: securityPath,
};

/** The way to the first campaign; for who has nothing else yet, what the page is about. Who comes here after it was sent sees nothing of it; who is here when it goes is told, once. */
export default function SetupCard({
  setup: { facts },
  running,
  isPage = false,
}: {
  setup: { facts: SetupFacts | null };
  running: readonly HomeCampaignFragment[];
  isPage?: boolean;
}) {
  const besides = useBesides();
  const wasOpen = useRef(false);
  const [isClosed, setClosed] = useState(false);
  if (facts === null || isClosed) return null;
  const { steps, isOver } = checklist(facts, besides);
  if (!isOver) wasOpen.current = true;
  if (!wasOpen.current) return null;
  if (isOver) return <Ready onClose={() => setClosed(true)} />;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = nextStep(steps);
  const first = running.find(({ counts }) => counts.recipients > 0);
  return (
    <Card as="section" aria-label={t.title} p={isPage ? { base: '4', md: '6' } : '4'}>
      <Flex align="center" gap="3.5" px="1" mb="2.5">
        <Ring share={done / steps.length} />
        <Box>
          <Heading as="h2" textStyle="section" fontSize="md">
            {isPage ? t.pageTitle : t.title}
          </Heading>
          <Text color="textThird" fontSize="small">
            {isPage ? t.pageText : t.done(done, steps.length)}
          </Text>
        </Box>
      </Flex>
      <Box as="ol" listStyleType="none">
        {steps.map(({ key, isDone }) => (
          <StepRow key={key} step={key} isDone={isDone} isNext={key === next} end={endOf(key, facts, first)} />
        ))}
      </Box>
    </Card>
  );
}

function endOf(key: StepKey, facts: SetupFacts, first: HomeCampaignFragment | undefined): string | null {
  if (key === 'contacts' && facts.contacts > 0) return formatCount(facts.contacts);
  if (key === 'sender' && facts.sender !== null) return formatPhone(facts.sender);
  if (key === 'campaign' && first) return `${Math.floor((handledOf(first.counts) * 100) / first.counts.recipients)}%`;
  return null;
}

function StepRow({
  step,
  isDone,
  isNext,
  end,
}: {
  step: StepKey;
  isDone: boolean;
  isNext: boolean;
  end: string | null;
}) {
  const may = {
    contacts: useMay('campaign-editor'),
    sender: true,
    topUp: useMay('business-editor'),
    campaign: useMay('campaign-editor'),
    details: useMay('business-editor', 'merchant-editor'),
    twoFactor: true,
  }[step];
  const words = t[step];
  return (
    <Flex
      as="li"
      gap="2.5"
      px="1"
      py="2"
      {...(isNext && { bg: 'brandTint', borderRadius: 'control', mx: '-1', px: '2', py: '2.5' })}
    >
      <Box color={isDone ? 'green' : isNext ? 'brandText' : 'textThird'} mt="1px">
        {isDone ? (
          <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
        ) : (
          <CircleDashed aria-hidden size={18} strokeWidth={1.75} />
        )}
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="2" justify="space-between">
          <Text color={isDone ? 'textSecond' : 'text'} fontWeight={isNext ? '500' : '400'}>
            {isDone || isNext || !may ? words[isDone ? 'done' : 'todo'] : <Link to={ways[step]}>{words.todo}</Link>}
          </Text>
          {end && (
            <Span
              color={isDone ? 'textThird' : 'brandText'}
              fontVariantNumeric="tabular-nums"
              fontSize="small"
              flexShrink={0}
            >
              {end}
            </Span>
          )}
        </Flex>
        {isNext && (
          <Text color="textSecond" fontSize="small" mt="0.5">
            {words.text}
          </Text>
        )}
        {isNext && may && (
          <Flex wrap="wrap" gap="2" mt="2.5">
            <ButtonLink to={ways[step]} variant="solid">
              {words.action}
            </ButtonLink>
            {step === 'contacts' && <ButtonLink to={newContactPath}>{t.addOne}</ButtonLink>}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}

function Ready({ onClose }: { onClose: () => void }) {
  return (
    <Card as="section" role="status" p="5">
      <Flex gap="3">
        <Box color="green">
          <PartyPopper aria-hidden size={22} strokeWidth={1.75} />
        </Box>
        <Box>
          <Heading as="h2" textStyle="section">
            {t.ready}
          </Heading>
          <Text color="textSecond" mt="0.5" mb="3">
            {t.readyText}
          </Text>
          <Button onClick={onClose}>{t.close}</Button>
        </Box>
      </Flex>
    </Card>
  );
}

const round = 2 * Math.PI * 15;
const Ring = ({ share }: { share: number }) => (
  <Box aria-hidden color="solid" flexShrink={0}>
    <svg width="36" height="36" viewBox="0 0 36 36" fill="none">
      <circle cx="18" cy="18" r="15" stroke="currentColor" strokeOpacity="0.18" strokeWidth="4" />
      <circle
        cx="18"
        cy="18"
        r="15"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={round}
        strokeDashoffset={round * (1 - share)}
        transform="rotate(-90 18 18)"
      />
    </svg>
  </Box>
);
