import type { ApolloClient } from '@apollo/client';
import type { BulkAction } from '../../../ui/list-page/list-declaration';
import { bulkDelete } from '../../../ui/list-page/picking/bulk-delete';
import { endedOf } from './ended-of';
import { DeleteTurnsDocument } from './history.generated';
import { historyTexts as t } from './history.texts';

/** Deletes for ever what has ended of the chosen, and says what is kept since it has not. */
export const turnDeletion = (client: ApolloClient): BulkAction =>
  bulkDelete({
    label: t.delete,
    permission: 'merchant-editor',
    question: (count) => ({ title: t.deleteTitle(count), text: t.deleteText, action: t.deleteForEver }),
    send: async (chosen) => {
      const variables = { selection: endedOf(chosen) };
      const { data } = await client.mutate({ mutation: DeleteTurnsDocument, variables });
      return data?.deleteTurns;
    },
    told: (affected, chosen) => {
      const kept = chosen.count - affected;
      // Many are deleted by a job, which has counted none yet.
      const isByJob = affected === 0 && kept > 1_000;
      return {
        kind: 'success',
        title: t.deleted(isByJob ? chosen.count : affected),
        ...(kept > 0 && !isByJob && { text: t.kept(kept) }),
      };
    },
  });
