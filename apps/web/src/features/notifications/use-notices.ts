import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import type { NoticeKind } from '@bellbird/notices/rules';
import { typesOfKind } from '../../domain/notices/notice-kinds';
import { addUnseen } from '../../domain/notices/seen';
import { useNoticeNews } from '../../domain/notices/use-notice-news';
import { problemOf } from '../../lib/graph/problem';
import { notify } from '../../ui/toast/notify';
import { offerUndo } from '../../ui/toast/undo';
import { joinDays, sizeOf, withoutThose, type NoticeDay } from './days';
import { DeleteNoticeDocument, NotificationDaysDocument } from './notifications.generated';
import { notificationsTexts as t } from './notifications.texts';

const pageSize = 50;

const filterOf = (kind: NoticeKind | null) =>
  kind === null ? {} : { filters: [{ field: 'type', type: 'enum', operation: 'one', value: typesOfKind(kind) }] };

/** The notifications by day, of one kind or all, older ones as they are asked for; what comes in meanwhile waits, so that no row jumps. */
export function useNotices(kind: NoticeKind | null) {
  const client = useApolloClient();
  const filter = useMemo(() => filterOf(kind), [kind]);
  const { data, error, loading, refetch } = useQuery(NotificationDaysDocument, {
    variables: { query: { ...filter, limit: pageSize } },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const [older, setOlder] = useState<{ pages: NoticeDay[][]; isAll: boolean }>({ pages: [], isAll: false });
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [waiting, setWaiting] = useState(0);
  const first = data?.notificationsByDay;
  const days = first ? joinDays([first, ...older.pages]) : undefined;
  const size = days ? sizeOf(days) : 0;

  // On an empty page no row can jump: what comes in is simply shown.
  useNoticeNews(() => (size === 0 && days !== undefined ? showWaiting() : setWaiting((count) => count + 1)));
  const showWaiting = (): void => {
    setOlder({ pages: [], isAll: false });
    refetch().then(
      () => setWaiting(0),
      (cause: unknown) => notify({ kind: 'warning', title: t.error, text: problemOf(cause).message }),
    );
  };
  const showOlder = useCallback(async (): Promise<void> => {
    setLoadingOlder(true);
    try {
      // From behind what is shown: what came in since moved the rest, and `joinDays` drops what is told already.
      const { data: next } = await client.query({
        query: NotificationDaysDocument,
        variables: { query: { ...filter, limit: pageSize, skip: size } },
        fetchPolicy: 'no-cache',
      });
      const page = next?.notificationsByDay ?? [];
      setOlder(({ pages }) => ({ pages: [...pages, page], isAll: sizeOf(page) < pageSize }));
    } catch (cause) {
      notify({ kind: 'warning', title: t.error, text: problemOf(cause).message });
    } finally {
      setLoadingOlder(false);
    }
  }, [client, filter, size]);

  /** The server cannot take a deletion back: it is told only when nobody can undo it any more. */
  const remove = (notice: { id: string; type: string; viewed: boolean }): void => {
    const hide = (isHidden: boolean): void =>
      setHidden((before) => new Set(isHidden ? [...before, notice.id] : [...before].filter((id) => id !== notice.id)));
    hide(true);
    offerUndo(
      t.deleted,
      () => hide(false),
      () => {
        client.mutate({ mutation: DeleteNoticeDocument, variables: { id: notice.id } }).then(
          () => void (!notice.viewed && addUnseen(client, notice, -1)),
          (cause: unknown) => {
            hide(false);
            notify({ kind: 'warning', title: t.deleteFailed, text: problemOf(cause).message });
          },
        );
      },
    );
  };

  const hasOlder =
    first !== undefined && first !== null && !older.isAll && (older.pages.length > 0 || sizeOf(first) >= pageSize);
  return {
    days: days && withoutThose(days, hidden),
    error: days ? undefined : error,
    loading,
    waiting,
    showWaiting,
    hasOlder,
    isLoadingOlder,
    showOlder,
    remove,
    retry: () => void refetch().catch(() => undefined),
  };
}
