import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { composerPath } from '../../../lib/paths';
import { useUser } from '../../../lib/session/session';
import { settleLeft } from '../draft/begun-drafts';
import type { Draft } from '../draft/draft';
import { lastDraftLeft } from '../draft/keeping/use-saves';
import type { CreateState } from '../pages/create-page';

export interface Preparing {
  make: (client: ReturnType<typeof useApolloClient>) => Promise<Draft>;
  /** The draft is made: nothing of its making is tried again. */
  onPrepared?: () => void;
}

/** Makes a draft and opens the composer with it; answers what stood in the way, and how to try again. */
export function usePrepared({ make, onPrepared }: Preparing): { problem: Problem | null; again: () => void } {
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
  return { problem, again: () => (setProblem(null), setAttempt(attempt + 1)) };
}
