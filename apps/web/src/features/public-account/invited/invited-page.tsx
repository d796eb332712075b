import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { publicAccountTexts } from '../public-account.texts';
import { keptLink, type ShownInvitation } from './invitation-link';
import { InvitationDocument } from './invited.generated';
import { JoinForm } from './join-form';
import { WaitingForInvitation } from './waiting-for-invitation';

const { invitedPage: t } = publicAccountTexts;

// Few who are invited have an account elsewhere, come too late, or meet a fault.
const DeadLink = lazy(async () => ({ default: (await fetchCode(() => import('../dead-link'))).DeadLink }));
const MoveForm = lazy(async () => ({ default: (await fetchCode(() => import('./move-form'))).MoveForm }));
const InvitationFault = lazy(async () => ({
  default: (await fetchCode(() => import('./invitation-fault'))).InvitationFault,
}));

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

  return (
    <Suspense fallback={<WaitingForInvitation />}>
      {link === null || isDead ? (
        <DeadLink title={t.deadTitle} text={t.dead} />
      ) : problem !== null ? (
        <InvitationFault problem={problem} onRetry={look} />
      ) : invitation === null ? (
        <WaitingForInvitation />
      ) : invitation.hasAccount ? (
        <MoveForm link={link} invitation={invitation} onRefused={look} />
      ) : (
        <JoinForm link={link} invitation={invitation} onDead={() => setDead(true)} />
      )}
    </Suspense>
  );
}
