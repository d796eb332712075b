import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../../../lib/graph/problem';
import { downloadExport } from '../../../lib/notices/download-export';
import type { ListQuery } from '../../../ui/list-page/list-declaration';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { ContactsExportStateDocument, ExportContactsDocument } from './export.generated';

const firstWaitMs = 400;
const longestWaitMs = 4_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Has the file made, says so, and says when it is there. The notification of the server comes besides, for who went away. */
export async function exportContacts(client: ApolloClient, query: ListQuery): Promise<void> {
  const { data } = await client.mutate({ mutation: ExportContactsDocument, variables: { query } });
  const jobId = data?.exportContacts?.id;
  if (jobId === undefined) return;
  notify({ kind: 'async', title: t.exporting, text: t.exportingText });
  void follow(client, jobId).catch((error: unknown) => notifyProblem(problemOf(error)));
}

async function follow(client: ApolloClient, jobId: string): Promise<void> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(longestWaitMs, waitMs * 1.5)) {
    await wait(waitMs);
    const { data } = await client.query({ query: ContactsExportStateDocument, variables: { jobId }, fetchPolicy: 'no-cache' });
    const job = data?.contactsExport;
    if (job == null || job.status === 'failed') return void notify({ kind: 'warning', title: t.exportFailed, text: t.exportFailedText });
    if (job.status === 'completed') {
      return void notify({
        kind: 'success', title: t.exported, text: t.exportedText(job.rows),
        action: { label: t.download, run: () => void downloadExport({ jobId, resource: 'contacts' }).catch((error: unknown) => notifyProblem(problemOf(error))) },
      });
    }
  }
}
