import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { FileX } from 'lucide-react';
import { messageLook } from '../../../domain/campaigns/message-look';
import { problemOf } from '../../../lib/graph/problem';
import { useTimeZone } from '../../../lib/session/session';
import { Status } from '../../../ui/marks/status';
import { Sheet } from '../../../ui/overlay/sheet';
import { ErrorState, StatePanel } from '../../../ui/states/state-panel';
import { nameOf, phoneOf, type Person } from './person';
import { whatHappened } from './recipient-words';
import { CampaignMessageDocument } from './sent-text.generated';
import { sentTextTexts as t } from './sent-text.texts';

/** What one person got, to the letter: as it was frozen for them, with its parts and its version. */
export default function SentTextSheet({
  campaignId,
  person,
  onClose,
}: {
  campaignId: string;
  person: Person;
  onClose: () => void;
}) {
  return (
    <Sheet title={titleOf(person)} isOpen onClose={onClose}>
      <Recipient person={person} />
      <SentText campaignId={campaignId} ordinal={Number(person.key)} />
    </Sheet>
  );
}

const waiting = new Set(['queued', 'sending']);
/** On its way, arrived, or nobody can say: it may be there. */
const gone = new Set(['accepted', 'sent', 'delivered', 'checking', 'unknown']);

function titleOf(person: Person): string {
  const title = waiting.has(person.state) ? t.title.gets : gone.has(person.state) ? t.title.got : t.title.missed;
  return title(nameOf(person));
}

function Recipient({ person }: { person: Person }) {
  const zone = useTimeZone();
  return (
    <Box mb="4">
      <Flex justify="space-between" align="center" gap="3">
        <Text color="textSecond" fontVariantNumeric="tabular-nums">
          {phoneOf(person)}
        </Text>
        <Status look={messageLook(person.state)} />
      </Flex>
      <Text color="textThird" fontSize="small" mt="0.5" overflowWrap="anywhere">
        {whatHappened(person, zone)}
      </Text>
    </Box>
  );
}

function SentText({ campaignId, ordinal }: { campaignId: string; ordinal: number }) {
  const { data, error, refetch } = useQuery(CampaignMessageDocument, { variables: { id: campaignId, ordinal } });
  const sent = data?.campaignMessage;
  const problem = error && problemOf(error);
  if (sent)
    return (
      <>
        <Box bg="subtle" borderRadius="14px 14px 14px 4px" p="12px 14px" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {sent.text}
        </Box>
        <Text mt="2" color="textThird" fontSize="small">
          {[t.parts(sent.parts), sent.variant != null && t.version(sent.variant)].filter(Boolean).join(' · ')}
        </Text>
      </>
    );
  if (sent === null || problem?.code === 'not-found')
    return (
      <StatePanel icon={FileX} tone="grey" title={t.goneTitle}>
        {t.gone}
      </StatePanel>
    );
  if (problem)
    return <ErrorState title={t.errorTitle} problem={problem} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton role="status" aria-label={t.loading} h="96px" borderRadius="14px 14px 14px 4px" />;
}
