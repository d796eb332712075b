import { useApolloClient } from '@apollo/client/react';
import { Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { composerPath } from '../../lib/paths';
import { useMay, useUser } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { usePageTitle } from '../../ui/page-title';
import { ErrorState, NoPermission, StatePanel } from '../../ui/states/state-panel';
import { ComposerSkeleton } from './composer-skeleton';
import { composerTexts as t } from './composer.texts';
import type { CreateState } from './create-page';
import { settleLeft } from './draft/begun-drafts';
import type { Draft } from './draft/draft';
import { lastDraftLeft } from './draft/use-kept-draft';
import { unreadableAddress } from './recipients/asked-audience';

interface Props {
  make: (client: ReturnType<typeof useApolloClient>) => Promise<Draft>;
  /** The draft is made: nothing of its making is tried again. */
  onPrepared?: () => void;
}

/** A page that makes a new campaign of something and opens the composer with it. */
export function PreparedPage(props: Props) {
  // No page to come back to: it leads on, and has no place in the trail.
  usePageTitle(undefined);
  return useMay('campaign-editor') ? <Preparing {...props} /> : <NoPermission isPage title={t.noPermission} />;
}

function Preparing({ make, onPrepared }: Props) {
  const whenPrepared = useRef(onPrepared);
  whenPrepared.current = onPrepared;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { id } = useUser();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(-1);
  useEffect(() => {
    // Once an attempt: it writes.
    if (begun.current === attempt) return;
    begun.current = attempt;
    make(client)
      .then(async (prepared) => {
        await lastDraftLeft();
        await settleLeft(client, id);
        whenPrepared.current?.();
        await navigate(composerPath, { replace: true, state: { prepared } satisfies CreateState });
      })
      .catch((error: unknown) => setProblem(problemOf(error)));
  }, [attempt, client, id, make, navigate]);
  // Another try would read the same address.
  if (problem?.code === unreadableAddress)
    return (
      <StatePanel
        isPage
        icon={Unlink}
        tone="red"
        title={problem.title}
        actions={
          <ButtonLink to="/contacts" minH={{ base: '44px', md: '36px' }}>
            {t.unreadable.toContacts}
          </ButtonLink>
        }
      >
        {problem.message}
      </StatePanel>
    );
  if (problem !== null)
    return (
      <ErrorState
        isPage
        title={problem.code === 'not-found' ? t.notFoundTitle : t.loadError}
        problem={problem}
        onRetry={() => (setProblem(null), setAttempt(attempt + 1))}
      />
    );
  return <ComposerSkeleton />;
}
