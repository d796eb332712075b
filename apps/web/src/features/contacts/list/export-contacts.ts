import type { ApolloClient } from '@apollo/client';
import { exportFile, exportOf } from '../../../ui/list-page/export-file';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { ExportContactsDocument } from './export.generated';

export const contactsFile = { document: ExportContactsDocument, resource: 'contacts' };

/** Asks for a file of the chosen people. @throws what the server refuses. */
export const exportChosen = (client: ApolloClient, chosen: Chosen): Promise<void> =>
  exportFile(
    exportOf(
      client,
      contactsFile,
      'ids' in chosen
        ? { filters: [{ field: 'id', type: 'enum', operation: 'one', value: chosen.ids }] }
        : { filters: chosen.filters, filtersMatch: chosen.filtersMatch },
    ),
  );
