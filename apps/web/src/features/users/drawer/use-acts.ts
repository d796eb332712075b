import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { notifyProblem } from '../../../ui/toast/notify';
import { UserListDocument, UsersByStatusDocument } from '../users.generated';

/** Does one thing with somebody at a time; what the server refuses is said, and the list and its counts follow. */
export function useActs() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [running, setRunning] = useState<string | null>(null);
  const reload = (): Promise<unknown> => client.refetchQueries({ include: [UserListDocument, UsersByStatusDocument] });
  const once = (name: string, work: () => Promise<unknown>): void => {
    if (running !== null) return;
    setRunning(name);
    work()
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setRunning(null));
  };
  const close = (): void => void navigate(`/users${search}`, { state: { keepScroll: true } });
  return { client, running, once, reload, close };
}
