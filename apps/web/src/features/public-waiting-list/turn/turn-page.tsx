import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useState } from 'react';
import { formatTime } from '../../../lib/format/time';
import { callGraph } from '../../../lib/graph/call-graph';
import { FormProblem } from '../../../ui/form/form-problem';
import { usePageTitle } from '../../../ui/page/page-title';
import NoList from '../no-list';
import { publicWaitingListTexts as list } from '../public-waiting-list.texts';
import { QueueFrame } from '../queue-frame';
import { Called } from './called';
import { Ended } from './ended';
import { ordinal } from './ordinal';
import { PublicListPlaceDocument, type OwnTurnFragment } from './own-turn.generated';
import { ownTurnTexts as t } from './own-turn.texts';
import { useOwnTurn, type TurnLink } from './use-own-turn';
import { Waits } from './waits';

/** The page of one's own turn: the place, always true, and what one can do about it. */
export function TurnPage({ link }: { link: TurnLink }) {
  const { turn, seenAt, problem, refusal, isBusy, act, lookNow } = useOwnTurn(link);
  const address = useAddress(link.tenantUuid);
  usePageTitle(turn === null ? list.pageTitle : titleOf(turn));
  if (turn === null)
    return (
      <QueueFrame tenantUuid={link.tenantUuid} business={null}>
        <NoList problem={problem} onRetry={lookNow} />
      </QueueFrame>
    );
  const { businessName, icon, colours } = turn.branding;
  const own = { turn, isBusy, act };
  const isCalled = turn.status === 'active';
  const isFresh = problem === null;
  const foot = seenAt && (
    <Flex align="center" justify="center" gap="2" fontSize="small" {...(!isCalled && { color: 'textSecond' })}>
      {!isCalled && <Box aria-hidden boxSize="2" borderRadius="full" bg={isFresh ? 'green' : 'amber'} />}
      <Span>
        {(isFresh ? t.upToDate : t.reconnecting)(formatTime(seenAt, Intl.DateTimeFormat().resolvedOptions().timeZone))}
      </Span>
    </Flex>
  );
  return (
    <QueueFrame
      tenantUuid={link.tenantUuid}
      business={{ name: businessName, icon, primary: colours.primary, address }}
      mark={t.turn(turn.number)}
      isCalled={isCalled}
    >
      {/* The place alone is read out as it changes, not each look. */}
      <VisuallyHidden aria-live="polite">{saidOf(turn)}</VisuallyHidden>
      {isCalled ? (
        <Called {...own} />
      ) : turn.status === 'waiting' ? (
        <Waits {...own} foot={foot} />
      ) : (
        <Ended {...own} joinAgain={`/waiting-list/${link.tenantUuid}`} isTooLate={refusal?.code === 'wrong-state'} />
      )}
      {isCalled && <Box mt="3">{foot}</Box>}
      {refusal && (
        <Box mt="3">
          <FormProblem problem={refusal} />
        </Box>
      )}
    </QueueFrame>
  );
}

/** '3rd · Corner Café' */
function titleOf({ number, position, branding }: OwnTurnFragment): string {
  return `${position === null ? t.turn(number) : ordinal(position)} · ${branding.businessName}`;
}

/** What is read out: the place while one waits, and that one is called. */
function saidOf({ status, position, number, firstName }: OwnTurnFragment): string {
  if (status === 'active') return `${t.yourTurn} ${number}`;
  return position === null ? '' : `${t.youAre(firstName)} ${ordinal(position)}`;
}

/** Where the business is; the turn itself does not say it. */
function useAddress(tenantUuid: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    callGraph(PublicListPlaceDocument, { tenantUuid }).then(
      ({ publicWaitingList }) => isShown && setAddress(publicWaitingList!.address),
      // The page does without.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [tenantUuid]);
  return address;
}
