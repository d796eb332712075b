import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../../../lib/graph/problem';
import { awaitExport } from '../../../lib/notices/awaited-exports';
import type { Chosen, ListQuery } from '../../../ui/list-page/list-declaration';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { ExportContactsDocument } from './export.generated';

/** Asks for a file of the chosen people; a notification brings it, also to who went on to another page. */
export async function exportChosen(client: ApolloClient, chosen: Chosen): Promise<void> {
  const query =
    'ids' in chosen
      ? { filters: [{ field: 'id', type: 'enum', operation: 'one', value: chosen.ids }] }
      : { filters: chosen.filters, filtersMatch: chosen.filtersMatch };
  const run = async (): Promise<void> => {
    awaitExport({
      ...(await startExport(client, query)),
      again: () => void run().catch((error: unknown) => notifyProblem(problemOf(error))),
    });
    notify({ kind: 'async', title: t.exporting, text: t.exportingText });
  };
  await run();
}

/** Orders a file of what a list shows. @throws what the server refuses. */
export async function startExport(
  client: ApolloClient,
  query: ListQuery,
): Promise<{ jobId: string; resource: string }> {
  const { data } = await client.mutate({ mutation: ExportContactsDocument, variables: { query } });
  return { jobId: data!.exportContacts!.id, resource: 'contacts' };
}
