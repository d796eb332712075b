import type { ApolloClient } from '@apollo/client';
import type { Chosen } from '../../../ui/list-page/list-declaration';
import { notify } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { ExportContactsDocument } from './export.generated';

/** Asks for a file of the chosen people; a notification brings it, also to who went on to another page. */
export async function exportChosen(client: ApolloClient, chosen: Chosen): Promise<void> {
  const query = 'ids' in chosen ? { filters: [{ field: 'id', type: 'enum', operation: 'one', value: chosen.ids }] } : { filters: chosen.filters, filtersMatch: chosen.filtersMatch };
  await client.mutate({ mutation: ExportContactsDocument, variables: { query } });
  notify({ kind: 'async', title: t.exporting, text: t.exportingText });
}
