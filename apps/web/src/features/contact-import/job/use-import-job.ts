import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { WatchImportDocument, type ImportJobPartsFragment } from '../contact-import.generated';
import { isOver, stageOf } from './job-stage';

const everyMs = 1_000;
const afterErrorMs = 3_000;

/** A job as it stands, asked for every second until it is over. A lost connection keeps what was known and asks on. */
export function useImportJob(jobId: string | null): {
  job: ImportJobPartsFragment | null;
  problem: Problem | null;
  again: () => void;
  show: (job: ImportJobPartsFragment) => void;
} {
  const client = useApolloClient();
  const [job, setJob] = useState<ImportJobPartsFragment | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    if (jobId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      let wait: number | null = everyMs;
      try {
        const { data } = await client.query({
          query: WatchImportDocument,
          variables: { jobId },
          fetchPolicy: 'no-cache',
        });
        if (isLeft) return;
        const now = data!.contactsImport!;
        setJob(now);
        setProblem(null);
        if (isOver(stageOf(now))) wait = null;
      } catch (error) {
        if (isLeft) return;
        const what = problemOf(error);
        setProblem(what);
        wait = what.isFault ? afterErrorMs : null;
      }
      if (wait !== null) timer = setTimeout(() => void ask(), wait);
    };
    void ask();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [client, jobId, round]);
  return { job, problem, again, show: setJob };
}
