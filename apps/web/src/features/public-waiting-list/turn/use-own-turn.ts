import { useCallback, useState } from 'react';
import { clock } from '../../../lib/clock';
import { callGraph } from '../../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { never, useLooks } from '../use-looks';
import { ChangeOwnTurnDocument, OwnTurnDocument, type OwnTurnFragment } from './own-turn.generated';

export interface TurnLink {
  tenantUuid: string;
  id: string;
  turnToken: string;
}
export type OwnAction = 'leave' | 'let-pass' | 'on-my-way' | 'come-back';

/** Of a turn that ended: it may be taken up again, though seldom. */
const endedSeconds = 60;
const secondsOf = ({ status, refreshAfterSeconds }: OwnTurnFragment): number =>
  status === 'waiting' || status === 'active' ? refreshAfterSeconds : Math.max(endedSeconds, refreshAfterSeconds);

/**
 * One's own turn, asked for again as often as the server says, seen or not: the title of the tab tells the place. What was
 * seen last stays while it cannot be reached (`problem`); `refusal` is why the last action was not taken.
 */
export function useOwnTurn({ id, turnToken }: TurnLink) {
  const [turn, setTurn] = useState<OwnTurnFragment | null>(null);
  const [seenAt, setSeenAt] = useState<Date | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const see = useCallback((next: OwnTurnFragment) => {
    setTurn(next);
    setSeenAt(clock.now());
    setProblem(null);
  }, []);
  const look = useCallback(
    async (isLate: () => boolean) => {
      try {
        const { publicTurn } = await callGraph(OwnTurnDocument, { id, turnToken });
        if (!isLate()) see(publicTurn!);
        return secondsOf(publicTurn!);
      } catch (error) {
        const what = problemOf(error);
        if (!isLate()) setProblem(what);
        // Wrong links are counted: it does not become a right one.
        return what.code === 'not-found' ? never : what.retryAfterSeconds;
      }
    },
    [id, turnToken, see],
  );
  const { lookNow, wait } = useLooks(look, { whileHidden: true });

  const act = async (action: OwnAction): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { changeOwnTurn } = await callGraph(ChangeOwnTurnDocument, { id, turnToken, action });
      // A look that is under way saw the turn as it was before.
      wait(secondsOf(changeOwnTurn!));
      see(changeOwnTurn!);
    } catch (error) {
      setRefusal(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { turn, seenAt, problem, refusal, isBusy, act, lookNow };
}
