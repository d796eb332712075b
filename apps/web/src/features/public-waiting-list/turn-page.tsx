import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { BellRing, CircleCheck, MessageSquareText, TicketX } from 'lucide-react';
import { useEffect } from 'react';
import { formatTime } from '../../lib/format/time';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { FormProblem } from '../../ui/form/form-problem';
import { Notice } from '../../ui/notice';
import { usePageTitle } from '../../ui/page-title';
import { PublicFrame } from '../../ui/public/public-frame';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { BusinessHead } from './business-head';
import { ordinal } from './ordinal';
import type { OwnTurnFragment } from './public-waiting-list.generated';
import { publicWaitingListTexts as t } from './public-waiting-list.texts';
import { QueueSteps } from './queue-steps';
import { useOwnTurn, type OwnAction, type TurnLink } from './use-own-turn';

/** Kept free while it is asked for, so that nothing moves as it comes. */
const height = '620px';

/** The page of one's own turn: the place, always true, and what one can do about it. */
export function TurnPage({ link }: { link: TurnLink }) {
  const { turn, seenAt, problem, isBusy, act, look } = useOwnTurn(link);
  const business = turn?.branding.businessName ?? '';
  usePageTitle(titleOf(turn));
  const isCalled = turn?.status === 'active';
  useEffect(() => {
    if (isCalled) navigator.vibrate?.([200, 100, 200]);
  }, [isCalled]);
  if (turn === null)
    return (
      <PublicFrame header={<BusinessHead name="" icon={null} />} footer={t.footer}>
        <Card
          w="full"
          maxW="460px"
          minH={height}
          borderColor={problem === null ? 'transparent' : 'line'}
          {...(problem === null && { bg: 'transparent', boxShadow: 'none' })}
        >
          {problem === null ? (
            <Box role="status" aria-label={t.loading} />
          ) : problem.code === 'not-found' ? (
            <StatePanel isPage icon={TicketX} tone="amber" title={t.gone}>
              {t.goneText}
            </StatePanel>
          ) : (
            <ErrorState isPage title={t.fault} problem={problem} onRetry={() => void look()} />
          )}
        </Card>
      </PublicFrame>
    );
  const time = seenAt && formatTime(seenAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isAway = problem?.isOffline === true || problem?.isFault === true;
  return (
    <PublicFrame header={<BusinessHead name={business} icon={turn.branding.icon} />} footer={t.footer}>
      <Stack w="full" maxW="460px" minH={height} gap="20px" aria-live="polite">
        <Stand turn={turn} joinAgain={`/waiting-list/${link.tenantUuid}`} isBusy={isBusy} act={act} />
        {!isAway && <FormProblem problem={problem} />}
        {time && (turn.status === 'waiting' || turn.status === 'active') && (
          <Text textAlign="center" color="textSecond" fontSize="13px" aria-live="off">
            {isAway ? t.reconnecting(time) : t.upToDate(time)}
          </Text>
        )}
      </Stack>
    </PublicFrame>
  );
}

function titleOf(turn: OwnTurnFragment | null): string {
  if (turn === null) return t.pageTitle;
  const { businessName } = turn.branding;
  const said = turn.position == null ? t.turn(turn.number) : ordinal(turn.position);
  return `${said} · ${businessName}`;
}

interface StandProps {
  turn: OwnTurnFragment;
  joinAgain: string;
  isBusy: boolean;
  act: (action: OwnAction) => Promise<void>;
}

function Stand({ turn, joinAgain, isBusy, act }: StandProps) {
  if (turn.status === 'active') return <Called turn={turn} isBusy={isBusy} act={act} />;
  if (turn.status === 'waiting') return <Waits turn={turn} isBusy={isBusy} act={act} />;
  const again = (
    <ButtonLink size="lg" to={joinAgain}>
      {t.joinAgain}
    </ButtonLink>
  );
  if (turn.status === 'attended')
    return (
      <StatePanel isPage icon={CircleCheck} tone="green" title={t.done} actions={again}>
        {t.doneText(turn.branding.businessName)}
      </StatePanel>
    );
  const hasLeft = turn.reason === 'customer';
  return (
    <StatePanel
      isPage
      icon={TicketX}
      tone="amber"
      title={hasLeft ? t.left : t.off}
      actions={
        <>
          {hasLeft && (
            <Button size="lg" variant="solid" loading={isBusy} onClick={() => void act('come-back')}>
              {t.comeBack}
            </Button>
          )}
          {again}
        </>
      }
    >
      {hasLeft ? t.leftText : t.offText}
    </StatePanel>
  );
}

type Own = Omit<StandProps, 'joinAgain'>;

const Called = ({ turn, isBusy, act }: Own) => (
  <Stack align="center" textAlign="center" gap="16px" p="40px 24px" borderRadius="card" bg="greenTint" role="status">
    <Box as={BellRing} aria-hidden boxSize="48px" color="green" />
    <Heading as="h1" fontSize="24px" fontWeight="600">
      {t.yourTurn}{' '}
      <Box as="span" display="block" fontSize="96px" lineHeight="1" fontVariantNumeric="tabular-nums">
        {turn.number}
      </Box>
    </Heading>
    <Text>{t.comeIn(turn.firstName)}</Text>
    {turn.onMyWay ? (
      <Text>{t.coming}</Text>
    ) : (
      <Button size="xl" w="full" loading={isBusy} onClick={() => void act('on-my-way')}>
        {t.onMyWay}
      </Button>
    )}
  </Stack>
);

const Waits = ({ turn, isBusy, act }: Own) => (
  <>
    <Stack align="center" textAlign="center" gap="8px">
      <Heading as="h1" fontWeight="400" fontSize="18px" color="textSecond">
        {t.youAre(turn.firstName)}{' '}
        <Box as="span" display="block" fontSize="88px" lineHeight="1.1" fontWeight="600" color="brandText">
          {ordinal(turn.position ?? 1)}
        </Box>
      </Heading>
      {turn.estimate && <Text fontWeight="600">{t.toGo(turn.estimate.minutes)}</Text>}
    </Stack>
    <QueueSteps steps={turn.steps} />
    <Notice icon={MessageSquareText} tone="brand" title={t.close}>
      {turn.phoneMasked ? t.closeText(turn.phoneMasked) : t.closeNoPhone}
    </Notice>
    {turn.onMyWay ? (
      <Text textAlign="center" color="textSecond">
        {t.coming}
      </Text>
    ) : (
      <Button size="xl" variant="tint" disabled={isBusy} onClick={() => void act('on-my-way')}>
        {t.onMyWay}
      </Button>
    )}
    <Flex gap="12px">
      <Button flex="1" size="xl" disabled={isBusy || !turn.canLetPass} onClick={() => void act('let-pass')}>
        {t.letPass}
      </Button>
      <Button flex="1" size="xl" variant="danger" disabled={isBusy || !turn.canLeave} onClick={() => void act('leave')}>
        {t.leave}
      </Button>
    </Flex>
  </>
);
