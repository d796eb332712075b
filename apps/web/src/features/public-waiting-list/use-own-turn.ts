import { useCallback, useEffect, useRef, useState } from 'react';
import { clock } from '../../lib/clock';
import { callGraph } from '../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { ChangeOwnTurnDocument, OwnTurnDocument, type OwnTurnFragment } from './public-waiting-list.generated';

export interface TurnLink {
  tenantUuid: string;
  id: string;
  turnToken: string;
}
export type OwnAction = 'leave' | 'let-pass' | 'on-my-way' | 'come-back';

/** One's own turn, asked for again as often as the server says; what was seen last stays while it cannot be reached. */
export function useOwnTurn({ id, turnToken }: TurnLink) {
  const [turn, setTurn] = useState<OwnTurnFragment | null>(null);
  const [seenAt, setSeenAt] = useState<Date | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  const seen = useCallback((next: OwnTurnFragment) => {
    setTurn(next);
    setSeenAt(clock.now());
    setProblem(null);
  }, []);
  const look = useCallback(async (): Promise<void> => {
    clearTimeout(again.current);
    let seconds = 15;
    try {
      const { publicTurn } = await callGraph(OwnTurnDocument, { id, turnToken });
      seen(publicTurn!);
      seconds = publicTurn!.refreshAfterSeconds;
    } catch (error) {
      setProblem(problemOf(error));
    }
    again.current = setTimeout(() => void look(), seconds * 1_000);
  }, [id, turnToken, seen]);
  useEffect(() => {
    void look();
    return () => clearTimeout(again.current);
  }, [look]);

  const act = async (action: OwnAction): Promise<void> => {
    setBusy(true);
    try {
      seen((await callGraph(ChangeOwnTurnDocument, { id, turnToken, action })).changeOwnTurn!);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { turn, seenAt, problem, isBusy, act, look };
}
