import { useRef, useState } from 'react';
import { problemOf, type Problem } from '../../lib/graph/problem';
import type { OptOutView } from './opt-out-choice';

/** One press does it once; what stands in the way is said where it was pressed. */
export function usePress(onDone: (view: OptOutView) => void): {
  press: (work: () => Promise<OptOutView>) => void;
  isBusy: boolean;
  problem: Problem | null;
} {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  const run = async (work: () => Promise<OptOutView>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onDone(await work());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { press: (work) => void run(work), isBusy, problem };
}
