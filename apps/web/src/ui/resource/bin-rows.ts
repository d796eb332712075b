import type { ApolloClient } from '@apollo/client';
import type { Members } from '../../lib/graph/members';
import { problemOf } from '../../lib/graph/problem';
import type { Chosen } from '../list-page/list-declaration';
import { selectionOf } from '../list-page/picking/selection';
import { notify, notifyProblem } from '../toast/notify';
import { offerUndo } from '../toast/undo';
import type { Filled, ResourceScreen } from './resource-screen';
import { resourceTexts as t } from './resource.texts';

/** Moves rows to the bin. Those that were picked one by one come back by undo; all that a filter left are restored from the bin. */
export async function binRows<Data, Row extends Filled<M>, One, Input, M extends Members>(
  client: ApolloClient,
  { deleteMany, bin, list, texts }: ResourceScreen<Data, Row, One, Input, M>,
  chosen: Chosen,
): Promise<void> {
  const { one, other } = texts.noun;
  const { data } = await client.mutate({ mutation: deleteMany!, variables: { selection: selectionOf(chosen) } });
  const title = t.moved(Object.values(data ?? {})[0]?.affected ?? chosen.count, one, other);
  if (bin === undefined || !('ids' in chosen)) return void notify({ kind: 'success', title });
  const { restore, restoreClash } = bin;
  offerUndo(title, () => void bringBack(chosen.ids).catch((error: unknown) => notifyProblem(problemOf(error))));

  async function bringBack(ids: readonly string[]): Promise<void> {
    const answer = await client.mutate({ mutation: restore, variables: { selection: { data: [...ids] } } });
    await client.refetchQueries({ include: [list.document] });
    const count = Object.values(answer.data ?? {})[0]?.affected ?? ids.length;
    notify({
      kind: count < ids.length ? 'warning' : 'success',
      title: t.back(count, one, other),
      ...(count < ids.length && { text: restoreClash }),
    });
  }
}
