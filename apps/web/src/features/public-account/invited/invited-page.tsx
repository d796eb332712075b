import { Skeleton } from '@chakra-ui/react/skeleton';
import { Unlink } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { Notice } from '../../../ui/notice';
import { ErrorState } from '../../../ui/states/state-panel';
import { AccountPage, Aside, TallLink } from '../account-form';
import { loginPath } from '../account-paths';
import { publicAccountTexts } from '../public-account.texts';
import { keptLink } from './invitation-link';
import { InvitationDocument, type InvitationQuery } from './invited.generated';
import { JoinForm } from './join-form';
import { MoveForm } from './move-form';

const { invitedPage: t, ...common } = publicAccountTexts;

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
  if (problem !== null) return <ErrorState isPage title={t.faultTitle} problem={problem} onRetry={look} />;
  if (invitation === null) return <Waiting />;
  return invitation.hasAccount ? (
    <MoveForm link={link} invitation={invitation} />
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

const Waiting = () => (
  <AccountPage title={t.waiting}>
    <Skeleton h="320px" aria-busy />
  </AccountPage>
);
