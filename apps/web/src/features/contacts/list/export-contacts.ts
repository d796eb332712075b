import type { ApolloClient } from '@apollo/client';
import { exportFile } from '../../../ui/list-page/export-file';
import type { Chosen, ListQuery } from '../../../ui/list-page/list-declaration';
import { ExportContactsDocument } from './export.generated';

/** Asks for a file of the chosen people. @throws what the server refuses. */
export const exportChosen = (client: ApolloClient, chosen: Chosen): Promise<void> =>
  exportFile(() =>
    startExport(
      client,
      'ids' in chosen
        ? { filters: [{ field: 'id', type: 'enum', operation: 'one', value: chosen.ids }] }
        : { filters: chosen.filters, filtersMatch: chosen.filtersMatch },
    ),
  );

/** Orders a file of what a list shows. @throws what the server refuses. */
export async function startExport(
  client: ApolloClient,
  query: ListQuery,
): Promise<{ jobId: string; resource: string }> {
  const { data } = await client.mutate({ mutation: ExportContactsDocument, variables: { query } });
  return { jobId: data!.exportContacts!.id, resource: 'contacts' };
}
