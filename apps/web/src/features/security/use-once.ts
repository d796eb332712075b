import { useState } from 'react';
import { problemOf } from '../../lib/graph/problem';
import { notifyProblem } from '../../ui/toast/notify';

/** Does one thing at a time that is pressed; what the server refuses is said. */
export function useOnce() {
  const [running, setRunning] = useState<string | null>(null);
  const once = (name: string, work: () => Promise<unknown>): void => {
    if (running !== null) return;
    setRunning(name);
    work()
      .catch((error: unknown) => notifyProblem(problemOf(error)))
      .finally(() => setRunning(null));
  };
  return { running, once };
}
