import type { ApolloClient } from '@apollo/client';
import { awaitExport, exportToast } from '../../lib/awaited-exports';
import { problemOf } from '../../lib/graph/problem';
import { notify, notifyProblem } from '../toast/notify';
import type { Exporting, ListQuery } from './list-declaration';
import { listTexts as t } from './list-page.texts';

/** Starts the export of the rows that a query asks for; `exportFile` calls it, and again where somebody tries once more. */
export const exportOf =
  (client: ApolloClient, { document, resource }: Exporting, query: ListQuery) =>
  async (): Promise<{ jobId: string; resource: string }> => {
    const { data } = await client.mutate({ mutation: document, variables: { query } });
    return { jobId: Object.values(data ?? {})[0]!.id, resource };
  };

/**
 * Orders a file. One toast says that it is being made and changes until it is there, or is not to be; the shell does that,
 * wherever one is by then (`use-export-news.ts`).
 * @throws what the server refuses
 */
export async function exportFile(order: () => Promise<{ jobId: string; resource: string }>): Promise<void> {
  const started = await order();
  const again = (): void => void exportFile(order).catch((error: unknown) => notifyProblem(problemOf(error)));
  awaitExport({ ...started, again });
  notify({
    id: exportToast(started.jobId),
    kind: 'async',
    title: t.exporting,
    text: t.exportingText,
    durationMs: Infinity,
  });
}
