import { Box } from '@chakra-ui/react/box';
import { CloudOff, Unlink } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AccountPage, Aside, TallLink } from '../account-form';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { keptLink } from './invitation-link';
import { InvitationDocument, type InvitationQuery } from './invited.generated';
import { JoinForm } from './join-form';

const { invitedPage: t, ...common } = publicAccountTexts;

// Few who are invited have an account elsewhere.
const MoveForm = lazy(async () => ({ default: (await fetchCode(() => import('./move-form'))).MoveForm }));

export type ShownInvitation = NonNullable<InvitationQuery['invitation']>;

/** An invitation by its link. Opening it changes nothing, since link scanners open it too. */
export function Component() {
  const [link] = useState(keptLink);
  const [invitation, setInvitation] = useState<ShownInvitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isDead, setDead] = useState(link === null);
  const fail = useCallback(
    (found: Problem): void =>
      ['invalid-code', 'invalid-input'].includes(found.code) ? setDead(true) : setProblem(found),
    [],
  );
  const look = useCallback(() => {
    if (link === null) return;
    setProblem(null);
    callGraph(InvitationDocument, { email: link.email, token: link.token }).then(
      (found) => setInvitation(found.invitation!),
      (error: unknown) => fail(problemOf(error)),
    );
  }, [link, fail]);
  useEffect(look, [look]);

  if (link === null || isDead) return <DeadInvitation />;
  if (problem !== null) return <Fault problem={problem} onRetry={look} />;
  if (invitation === null) return <Waiting />;
  return invitation.hasAccount ? (
    <Suspense fallback={<Waiting />}>
      <MoveForm link={link} invitation={invitation} onRefused={look} />
    </Suspense>
  ) : (
    <JoinForm link={link} invitation={invitation} onDead={() => setDead(true)} />
  );
}

const DeadInvitation = () => (
  <AccountPage
    title={t.deadTitle}
    notice={
      <Notice role="alert" tone="amber" icon={Unlink}>
        {t.dead}
      </Notice>
    }
  >
    <Aside>
      <TallLink to={loginPath}>{common.backToLogIn}</TallLink>
    </Aside>
  </AccountPage>
);

const Fault = ({ problem, onRetry }: { problem: Problem; onRetry: () => void }) => (
  <AccountPage
    title={t.faultTitle}
    notice={
      <Notice role="alert" tone="red" icon={CloudOff}>
        {problem.message}
      </Notice>
    }
  >
    <Button size="lg" onClick={onRetry}>
      {t.again}
    </Button>
  </AccountPage>
);

const Waiting = () => (
  <AccountPage title={t.waiting}>
    <Box minH="320px" aria-busy />
  </AccountPage>
);
