import type { ApolloClient } from '@apollo/client';
import { confirmCount } from '../../../ui/confirm/confirm-count';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { notify } from '../../../ui/toast/notify';
import { endedOf } from './ended-of';
import { DeleteTurnsDocument } from './history.generated';
import { historyTexts as t } from './history.texts';

/** Deletes for ever what has ended of the chosen, once that is confirmed. False: it is not meant. */
export async function deleteTurns(client: ApolloClient, chosen: Chosen): Promise<void | false> {
  const isMeant = await confirmCount(chosen.count, {
    title: t.deleteTitle(chosen.count),
    text: t.deleteText,
    action: t.deleteForEver,
  });
  if (!isMeant) return false;
  const { data } = await client.mutate({
    mutation: DeleteTurnsDocument,
    variables: { selection: endedOf(chosen) },
  });
  const affected = data?.deleteTurns?.affected ?? chosen.count;
  const kept = chosen.count - affected;
  // Many are deleted by a job, which has counted none yet.
  const isByJob = affected === 0 && kept > 1_000;
  notify({
    kind: 'success',
    title: t.deleted(isByJob ? chosen.count : affected),
    ...(kept > 0 && !isByJob && { text: t.kept(kept) }),
  });
  return undefined;
}
