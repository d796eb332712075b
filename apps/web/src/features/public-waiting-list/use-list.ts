import { useCallback, useState } from 'react';
import { callGraph } from '../../lib/graph/call-graph';
import { problemOf, type Problem } from '../../lib/graph/problem';
import { PublicWaitingListDocument, type PublicWaitingListQuery } from './join/join.generated';
import { never, useLooks } from './use-looks';

export type OpenList = NonNullable<PublicWaitingListQuery['publicWaitingList']>;

/** As far-off turns are asked for. */
const refreshSeconds = 15;

/** The list as everybody sees it, looked at again while somebody sees the page; what was seen last stays. */
export function useList(tenantUuid: string): { list: OpenList | null; problem: Problem | null; lookNow: () => void } {
  const [list, setList] = useState<OpenList | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = useCallback(
    async (isLate: () => boolean) => {
      try {
        const { publicWaitingList } = await callGraph(PublicWaitingListDocument, { tenantUuid });
        if (isLate()) return refreshSeconds;
        setList(publicWaitingList!);
        setProblem(null);
        return refreshSeconds;
      } catch (error) {
        const what = problemOf(error);
        if (!isLate()) setProblem(what);
        return what.code === 'not-found' ? never : what.retryAfterSeconds;
      }
    },
    [tenantUuid],
  );
  return { list, problem, ...useLooks(look) };
}

/** What the head of a page shows of a list. */
export const businessOf = ({ businessName, icon, colours, address }: OpenList) => ({
  name: businessName,
  icon,
  primary: colours.primary,
  address,
});
